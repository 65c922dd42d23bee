import { slowAfter } from '../ui/slowAfter.ts'

/**
 * Runs inline at the end of pages with a service that loads with the page: adds the script of the service once its page
 * is there, and then removes the sign that it is loading. What takes long says so.
 */

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

for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-visit] iframe')) {
  const box = frame.parentElement as HTMLElement
  let timer: ReturnType<typeof setTimeout> | undefined
  // What is out of sight may not have begun to load.
  const inSight = new IntersectionObserver((changes) => {
    if (changes.some(({ isIntersecting }) => isIntersecting)) {
      timer ??= setTimeout(() => {
        box.dataset.visit = 'slow'
      }, slowAfter * 1000)
    }
  })
  inSight.observe(box)
  const loaded = () => {
    const done = () => {
      inSight.disconnect()
      clearTimeout(timer)
      box.dataset.visit = 'loaded'
    }
    const address = frame.dataset.script
    if (address === undefined) return done()
    const script = document.createElement('script')
    script.dataset.service = address
    script.onload = done
    script.onerror = () => {
      console.error(`The script of ‘${frame.title}’ could not be loaded: ${address}`)
      done()
    }
    script.src = policy?.createScriptURL(address) ?? address
    document.head.append(script)
  }
  // It may have loaded while the rest of the page was still on its way.
  if (performance.getEntriesByName(frame.src)[0]) loaded()
  else frame.addEventListener('load', loaded, { once: true })
}
