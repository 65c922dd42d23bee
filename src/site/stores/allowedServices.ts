import { create } from 'zustand'
import type { Service } from '../../../schema/values.ts'
import { keep, recall } from './storage.ts'

/** Key in local storage: the services that are allowed on this device, as `name@host`, separated by spaces. */
export const allowedServicesKey = 'allowedServices'

interface AllowedServices {
  /** The services that the visitor allowed, for this visit or for good, as `entryOf` formats them. */
  readonly allowed: readonly string[]
  /** Those of them that are stored on the device. */
  readonly kept: readonly string[]
}

/** How long a permission lasts: until the visitor leaves the page, or until they revoke it. */
export type Permission = 'visit' | 'device'

/** The services that may load although `services` asks for the visitor's consent. */
export const useAllowedServices = create<AllowedServices>(() => ({ allowed: [], kept: [] }))

/** A permission applies to one service at one host. If either changes, the visitor is asked again. */
function entryOf({ id, host }: Service): string {
  return `${id}@${host}`
}

const withEntry = (entries: readonly string[], entry: string) => [...new Set([...entries, entry])]

export function useIsAllowed(service: Service): boolean {
  return useAllowedServices(({ allowed }) => allowed.includes(entryOf(service)))
}

export function allowService(service: Service, permission: Permission): void {
  const entry = entryOf(service)
  const { allowed, kept } = useAllowedServices.getState()
  useAllowedServices.setState({ allowed: withEntry(allowed, entry) })
  if (permission === 'device') keepOnDevice(withEntry(kept, entry))
}

/** Revokes the permission, also on the device. */
export function forgetService(service: Service): void {
  const entry = entryOf(service)
  const without = (entries: readonly string[]) => entries.filter((each) => each !== entry)
  const { allowed, kept } = useAllowedServices.getState()
  useAllowedServices.setState({ allowed: without(allowed) })
  if (kept.includes(entry)) keepOnDevice(without(kept))
}

/** Reads the permissions of earlier visits. Call it after hydration: the first render must match the server's. */
export function restoreAllowedServices(): void {
  const kept = recall('localStorage', allowedServicesKey)?.split(' ').filter(Boolean) ?? []
  if (kept.length === 0) return
  useAllowedServices.setState(({ allowed }) => ({ kept, allowed: [...new Set([...allowed, ...kept])] }))
}

function keepOnDevice(kept: readonly string[]): void {
  useAllowedServices.setState({ kept })
  keep('localStorage', allowedServicesKey, kept.length > 0 ? kept.join(' ') : null)
}
