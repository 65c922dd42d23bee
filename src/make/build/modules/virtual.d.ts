declare module 'virtual:pagewright/shell' {
  /** Settings, header, footer and rules of the site: what every page shares. */
  export const shell: import('../../../../schema/model.ts').SiteShell
}

declare module 'virtual:pagewright/registry' {
  /** One loader per block type. */
  export const blockLoaders: import('../../../site/runtime/registry.ts').BlockLoaders
}

declare module 'virtual:pagewright/structured-data' {
  /** One function per `structuredData.ts` of a block type. */
  export const structuredBlocks: import('../prerender/structuredData.ts').StructuredBlocks
}

declare module 'virtual:pagewright/page-scripts' {
  /** One loader per `page.ts` of a block type. Importing the module runs every `beforePaint.ts`. */
  export const pageScripts: readonly (() => Promise<unknown>)[]
}

declare module 'icon:*' {
  /** The icon of this name on tabler.io/icons. */
  const body: import('../../../../schema/values.ts').IconBody
  // biome-ignore lint/style/noDefaultExport: one module is one icon.
  export default body
}
