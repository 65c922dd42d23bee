import { watchFrame } from '../ui/watchFrame.ts'

/** Runs inline at the end of pages with a service that loads with the page. */

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string
  }
}

// The app has a policy of its own, because a name can be used only once.
const policy = (window as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('pagewright-frame', {
  createScriptURL: (address) => address,
})

// It may have loaded while the rest of the page was still on its way.
for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-visit] iframe'))
  watchFrame(
    frame,
    performance.getEntriesByName(frame.src).length > 0,
    (address) => policy?.createScriptURL(address) ?? address,
  )
