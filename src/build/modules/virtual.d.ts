declare module 'virtual:pagewright/shell' {
  /** Settings, header, footer and rules of the site: what every page shares. */
  export const shell: import('../../../schema/model.ts').SiteShell
}

declare module 'virtual:pagewright/registry' {
  /** One loader per folder under `blocks/`. */
  export const blockLoaders: import('../../runtime/registry.ts').BlockLoaders
}

declare module 'virtual:pagewright/structured-data' {
  /** One function per folder under `blocks/` with a `structuredData.ts`. */
  export const structuredBlocks: import('../prerender/structuredData.ts').StructuredBlocks
}

declare module 'icon:*' {
  /** The icon of this name on tabler.io/icons. */
  const body: import('../../../schema/values.ts').IconBody
  // biome-ignore lint/style/noDefaultExport: one module is one icon.
  export default body
}
