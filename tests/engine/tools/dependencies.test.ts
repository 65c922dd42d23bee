import { readFileSync } from 'node:fs'
import semver from 'semver'
import { describe, expect, it } from 'vitest'

interface LockedPackage {
  readonly engines?: { readonly node?: string }
  readonly optionalDependencies?: Readonly<Record<string, string>>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, LockedPackage>>
}
const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly engines: { node: string } }
const locked = Object.entries(packages)

/** Whether a package can resolve another one in its own or a parent `node_modules`. */
function finds(from: string, name: string): boolean {
  if (Object.hasOwn(packages, `${from && `${from}/`}node_modules/${name}`)) return true
  if (from === '') return false
  return finds(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
}

describe('package-lock.json', () => {
  it('contains no package that rejects the oldest Node version in `engines`', () => {
    const oldest = semver.minVersion(engines.node)?.version ?? ''
    expect(oldest).toBe('20.19.0')
    const refusing = locked.flatMap(([folder, { engines }]) =>
      engines?.node !== undefined && !semver.satisfies(oldest, engines.node) ? [folder] : [],
    )
    expect(refusing).toEqual([])
  })

  it('locks every optional dependency, so that `npm ci` works on every platform', () => {
    const missing = locked.flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies).flatMap((name) =>
        finds(folder, name) ? [] : [`${name} of ${folder || 'this project'}`],
      ),
    )
    expect(missing).toEqual([])
  })
})
