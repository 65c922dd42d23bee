import type { Plugin } from 'vite'

/**
 * Lets a build leave out what the site does not use of its libraries: React Router's forms, links and data routes, which
 * hang on to the rest by their display names alone, its warnings for development, which its one entry for bundlers has,
 * and the table of vendor prefixes of styled-components, which are off.
 */
export function shakeLibraries(): Plugin {
  return {
    name: 'pagewright:shake-libraries',
    apply: 'build',
    transform: {
      filter: { id: /\/(?:react-router\/dist\/development\/chunk-[^/]+\.mjs|stylis\/src\/Prefixer\.js)$/ },
      handler: (code, id) => ({
        code: id.endsWith('Prefixer.js') ? "export const prefix = () => ''" : withoutSideEffects(code),
        map: null,
      }),
    },
  }
}

/** A module of React Router without display names, its contexts and forwarded refs marked as free of side effects. */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
}
