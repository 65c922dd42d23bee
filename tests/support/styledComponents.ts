/**
 * Names of classes that follow from a component's place in its file, so that the server and the browser
 * agree on them whatever either of them loads first. The built site does the same.
 */
export const stableClassNames = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
} as const
