import type { HostRules } from './hostRules.ts'

/**
 * A `vercel.json`. Vercel reads it before the build, so it has nothing that changes from build to build: the pages carry
 * their policy themselves. Its redirects come before files, so unknown values that lead elsewhere are left to the script of
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
      .filter(({ status }) => status === 301)
      .map(({ from, to, status }) => ({ source: from, destination: to, statusCode: status })),
    rewrites: redirects
      .filter(({ status }) => status === 200)
      .map(({ from, to }) => ({ source: from, destination: `${to}/index.html` })),
  }
  return `${JSON.stringify(config, undefined, 2)}\n`
}

/** The part of a policy that a page can't say itself. */
function framingOf(policy: string): string {
  return /frame-ancestors [^;]+/.exec(policy)?.[0] ?? policy
}
