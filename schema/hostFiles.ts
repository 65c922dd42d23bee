/** The response headers that a build sets, by the begin of the paths that they are for, below the folder of the site. */
export const builtHeaders: Readonly<Record<string, readonly string[]>> = {
  '/': [
    'Content-Security-Policy',
    'Cross-Origin-Opener-Policy',
    'Cross-Origin-Resource-Policy',
    'Permissions-Policy',
    'Referrer-Policy',
    'Strict-Transport-Security',
    'X-Content-Type-Options',
    'X-Frame-Options',
  ],
  '/assets/': ['Cache-Control'],
  '/fonts/': ['Cache-Control', 'Access-Control-Allow-Origin'],
  '/stand-ins/': ['Cross-Origin-Resource-Policy'],
  '/_content/': ['Cache-Control'],
}

/** Files in `public` that are read together with what the build writes at the same place. */
export const mergedFiles = { headers: '/_headers', redirects: '/_redirects', robots: '/robots.txt' } as const
