import type { HostRules } from './hostRedirects.ts'

/**
 * A `vercel.json`. Vercel reads it before the build, so it has nothing that changes from build to build: the pages carry
 * their policy themselves. Its redirects come before files, so unknown values that lead elsewhere, and patterns with pages, are left to the script of
 * `404.html`; its rewrites come after them.
 */
export function vercelConfig({ headers, redirects }: HostRules): string {
  const config = {
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    trailingSlash: false,
    headers: headers.map(({ path, headers }) => ({
      source: path.replace(/\*$/, '(.*)'),
      headers: Object.entries(headers).map(([key, value]) => ({
        key,
        value: key === 'Content-Security-Policy' ? framingOf(value) : value,
      })),
    })),
    redirects: redirects
      .filter(({ status, clash }) => status === 301 && clash === undefined)
      .map(({ from, query, to, status }) => ({
        source: sourceOf(from),
        ...(query !== undefined && { has: parametersOf(query) }),
        destination: to.replace(/\*$/, ':rest*'),
        statusCode: status,
      })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ from, to }) => ({ source: from, destination: `${to}/index.html` })),
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}

/** A path in the notation of path-to-regexp. */
function sourceOf(from: string): string {
  return from.replaceAll(/[(){}+?:*]/g, '\\$&').replace(/\/\\\*$/, '/:rest*')
}

function parametersOf(query: string) {
  return [...new URLSearchParams(query)].map(([key, value]) => ({ type: 'query', key, value }))
}

/** The part of a policy that a page can't say itself. */
function framingOf(policy: string): string {
  return /frame-ancestors [^;]+/.exec(policy)?.[0] ?? policy
}
