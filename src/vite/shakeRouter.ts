import type { Plugin } from 'vite'

/**
 * Lets a build leave out what the site does not use of React Router: its forms, links and data routes hang on to the
 * rest by their display names alone, and its one entry for bundlers has the warnings for development.
 */
export function shakeRouter(): Plugin {
  return {
    name: 'pagewright:shake-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/development\/chunk-[^/]+\.mjs$/ },
      handler: (code) => ({ code: withoutSideEffects(code), map: null }),
    },
  }
}

/** The same module without display names, and with its contexts and forwarded refs marked as free of side effects. */
export function withoutSideEffects(code: string): string {
  return code
    .replaceAll(/^[\w$]+\.displayName = "[^"]*";$/gm, '')
    .replaceAll(/^(var [\w$]+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replaceAll('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
}
