import { clickedPlace, locateUrl, type SourceLink } from './clickedPlace.ts'

/**
 * For the person who edits the site in development: Alt and a click on anything opens the line of the site file it came
 * from. A small bar in the corner says so, names the line and outlines what a click would take.
 */
export function startSourceTool(): void {
  const { bar, say } = createBar()
  const outline = createOutline()
  document.body.append(bar, outline.element)
  const isOurs = (target: EventTarget | null): target is Element => target instanceof Element && !bar.contains(target)

  addEventListener('mousemove', ({ altKey, target }) => {
    outline.show(altKey && isOurs(target) ? target : undefined)
  })
  addEventListener('keyup', ({ key }) => {
    if (key === 'Alt') outline.show(undefined)
  })
  addEventListener(
    'click',
    (event) => {
      if (!event.altKey || !isOurs(event.target)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      void openSource(event.target).then(say)
    },
    { capture: true },
  )
}

/** Opens the line in the editor that Vite finds running, and returns its place. */
async function openSource(element: Element): Promise<string> {
  const place = clickedPlace(element, location.pathname)
  const response = await fetch(locateUrl, { method: 'POST', body: JSON.stringify(place ?? null) })
  const link = (await response.json()) as SourceLink | null
  if (!link) return 'This is not in the site file.'
  const { file, line, column } = link
  await fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(`${file}:${line}:${column}`)}`)
  return `${file.split(/[\\/]/).at(-1)}:${line}`
}

function createBar() {
  const bar = document.createElement('div')
  const root = bar.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>
    :host { position: fixed; z-index: 2147483646; inset: auto auto 12px 12px; pointer-events: none; }
    p { margin: 0; padding: 6px 12px; border-radius: 999px; background: rgb(15 14 23 / 88%); color: #fff;
      font: 12px/1.4 ui-monospace, monospace; }
    @media print { :host { display: none; } }
  </style><p role="status">Alt-click opens the line</p>`
  const words = root.querySelector('p')
  const say = (text: string): void => {
    if (words) words.textContent = text
  }
  return { bar, say }
}

function createOutline() {
  const element = document.createElement('div')
  const look = 'position:fixed;z-index:2147483645;pointer-events:none;border:2px solid #7c5cff;border-radius:4px'
  const show = (target: Element | undefined): void => {
    const { x = 0, y = 0, width = 0, height = 0 } = target?.getBoundingClientRect() ?? {}
    const place = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`
    element.style.cssText = target ? `${look};${place}` : 'display:none'
  }
  show(undefined)
  return { element, show }
}
