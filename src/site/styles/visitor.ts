import { createStyled } from './createStyled.ts'

/**
 * What a build for visitors has in place of styled-components: `staticStyles` has removed all CSS from the code, because
 * the rules are in the page and its style sheet.
 */
// biome-ignore lint/style/noDefaultExport: it stands in for a package with a default export.
export default createStyled

/** Imported, but no longer used. */
export const css = ''
export const keyframes = ''
