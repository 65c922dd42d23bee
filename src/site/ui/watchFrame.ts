/** Seconds of waiting for a service after which the page says that it is slow. */
export const slowAfter = 10

interface SharedScript {
  readonly element: HTMLScriptElement
  readonly settled: Promise<void>
  users: number
}

const scripts = new Map<string, SharedScript>()

/**
 * Watches the page of a service while it loads. `data-visit` of the box around it becomes `slow` if that takes long in
 * sight of the visitor, and `loaded` once it is there with its script, which is named by `data-script`. Frames share one
 * element for a script. A script that can't be loaded is logged, because the frame works without it.
 *
 * @param isHere Whether the page of the service has loaded already.
 * @param trust Makes the address of a script one that a document with Trusted Types takes.
 * @returns Stops, and removes the script with the last frame that has it.
 */
export function watchFrame(frame: HTMLIFrameElement, isHere: boolean, trust: (address: string) => string): () => void {
  const box = frame.parentElement as HTMLElement
  const { script } = frame.dataset
  let shared: SharedScript | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  // What is out of sight may not have begun to load.
  const inSight = new IntersectionObserver((changes) => {
    if (changes.some(({ isIntersecting }) => isIntersecting))
      timer ??= setTimeout(() => {
        box.dataset.visit = 'slow'
      }, slowAfter * 1000)
  })
  inSight.observe(box)
  const loaded = async () => {
    inSight.disconnect()
    clearTimeout(timer)
    box.dataset.visit = ''
    if (script !== undefined) {
      shared = scripts.get(script) ?? addScript(script, trust(script), frame.title)
      shared.users += 1
      await shared.settled
    }
    box.dataset.visit = 'loaded'
  }
  if (isHere) void loaded()
  else frame.addEventListener('load', loaded, { once: true })
  return () => {
    inSight.disconnect()
    clearTimeout(timer)
    frame.removeEventListener('load', loaded)
    if (script === undefined || shared === undefined) return
    shared.users -= 1
    if (shared.users > 0) return
    shared.element.remove()
    scripts.delete(script)
  }
}

function addScript(name: string, address: string, title: string): SharedScript {
  const element = document.createElement('script')
  const settled = new Promise<void>((resolve) => {
    element.onload = () => resolve()
    element.onerror = () => {
      console.error(`The script of ‘${title}’ could not be loaded: ${name}`)
      resolve()
    }
  })
  element.dataset.service = name
  element.src = address
  document.head.append(element)
  const shared = { element, settled, users: 0 }
  scripts.set(name, shared)
  return shared
}
