/**
 * Derives class names from a component's position in its file, so that server and browser agree on them in any loading
 * order. The built site does the same.
 */
export const stableClassNames = {
  plugins: { styledComponents: { ssr: true, displayName: false, fileName: false } },
} as const
