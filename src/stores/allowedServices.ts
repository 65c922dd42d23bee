import { create } from 'zustand'
import type { Service } from '../../schema/values.ts'
import { keep, recall } from './storage.ts'

/** Key in local storage: the services that are allowed on this device, as `name@host`, separated by spaces. */
export const allowedServicesKey = 'allowedServices'

interface AllowedServices {
  /** What the visitor allowed, for this visit or for good, as `entryOf` writes it. */
  readonly allowed: readonly string[]
  /** What of it is kept on the device. */
  readonly kept: readonly string[]
}

/** How long a permission holds: until the page is left, or until it is taken back. */
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

/** Takes the permission back, also from the device. */
export function forgetService(service: Service): void {
  const entry = entryOf(service)
  const without = (entries: readonly string[]) => entries.filter((each) => each !== entry)
  const { allowed, kept } = useAllowedServices.getState()
  useAllowedServices.setState({ allowed: without(allowed) })
  if (kept.includes(entry)) keepOnDevice(without(kept))
}

/** Reads what an earlier visit left; called once the app is live, so that the first render matches the server's. */
export function restoreAllowedServices(): void {
  const kept = recall('localStorage', allowedServicesKey)?.split(' ').filter(Boolean) ?? []
  if (kept.length === 0) return
  useAllowedServices.setState(({ allowed }) => ({ kept, allowed: [...new Set([...allowed, ...kept])] }))
}

function keepOnDevice(kept: readonly string[]): void {
  useAllowedServices.setState({ kept })
  keep('localStorage', allowedServicesKey, kept.length > 0 ? kept.join(' ') : null)
}
