import type { ErrorPayload } from 'vite'
import { siteUpdateEvent } from '../../../site/runtime/liveContent.ts'
import type { SiteFailure } from '../../project/siteSource.ts'
import { failureAskEvent, failureEvent } from './failureEvents.ts'

type HotChannel = Pick<NonNullable<ImportMeta['hot']>, 'on' | 'send'>

/** Shows the current failure on top of the page until a save fixes it. */
export function startFailureOverlay(hot: HotChannel): void {
  let isCodeBroken = false
  let siteFailure: SiteFailure | null = null
  const showSite = () => (siteFailure === null ? hide() : show(siteFailure, 'the page stays as it was until then'))
  // A page that failed to load has no modules that could be updated.
  const reloadIfEmpty = () => {
    if (!document.getElementById('app')?.hasChildNodes()) location.reload()
  }
  hot.on(failureEvent, (failure: SiteFailure | null) => {
    if (siteFailure && !failure) reloadIfEmpty()
    siteFailure = failure
    showSite()
  })
  hot.on(siteUpdateEvent, () => {
    siteFailure = null
    if (!isCodeBroken) hide()
  })
  hot.on('vite:error', ({ err }) => {
    isCodeBroken = true
    show(describeCodeError(err), 'the page follows')
  })
  hot.on('vite:beforeUpdate', () => {
    if (isCodeBroken) reloadIfEmpty()
    isCodeBroken = false
    showSite()
  })
  hot.send(failureAskEvent)
}

function describeCodeError({ message, frame, loc }: ErrorPayload['err']): SiteFailure {
  const place = loc?.file === undefined ? '' : `${loc.file}:${loc.line}:${loc.column}`
  const parts = [place, message.replace(/^\[plugin:? ?[^\]]*\] ?/gm, '').trim(), frame?.trim() ?? '']
  return {
    title: 'The code of a block cannot be read',
    text: parts.filter((part) => part !== '').join('\n\n'),
  }
}

const elementName = 'pagewright-overlay'

function hide(): void {
  for (const overlay of document.querySelectorAll(elementName)) overlay.remove()
}

function show({ title, text }: SiteFailure, consequence: string): void {
  hide()
  const overlay = document.createElement(elementName)
  const root = overlay.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${css}</style><section role="alertdialog" aria-labelledby="title" tabindex="-1">
    <header><h1 id="title"></h1><button type="button">Close</button></header><pre></pre><p></p></section>`
  const fill = (selector: string, ...content: (string | Node)[]) =>
    root.querySelector(selector)?.replaceChildren(...content)
  fill('h1', title)
  fill('pre', ...withLinks(text))
  fill('p', `Fix this and save the file: ${consequence}.`)
  root.querySelector('button')?.addEventListener('click', hide)
  root.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape') hide()
  })
  document.body.append(overlay)
  root.querySelector('section')?.focus({ preventScroll: true })
}

/** A place at the start of a line, or behind `at`: `site.yaml:12:3`. */
const place = /(?<=^|\bat )[^\s:]+\.\w+:\d+(?::\d+)?/gm

/** The text, with a link that opens the editor for every place in a file. */
function withLinks(text: string): (string | Node)[] {
  const parts: (string | Node)[] = []
  let end = 0
  for (const match of text.matchAll(place)) {
    parts.push(text.slice(end, match.index), linkTo(match[0]))
    end = match.index + match[0].length
  }
  return [...parts, text.slice(end)]
}

function linkTo(at: string): Node {
  const link = document.createElement('a')
  link.href = `${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(at)}`
  link.textContent = at
  link.addEventListener('click', (event) => {
    event.preventDefault()
    void fetch(link.href)
  })
  return link
}

const css = `
  :host { position: fixed; inset: 0; z-index: 2147483647; display: grid; align-items: start; justify-items: center;
    overflow-y: auto; padding: clamp(12px, 4vw, 48px); box-sizing: border-box; background: rgb(10 9 18 / 60%);
    color-scheme: light dark; --text: light-dark(#1b1a24, #f1f0f7); --quiet: light-dark(#5b5870, #b3b0c6);
    --link: light-dark(#4a32c8, #b7a8ff); }
  section { box-sizing: border-box; width: min(100%, 60rem); padding: 20px 24px; border-radius: 12px;
    border-top: 6px solid #d92d4a; background: light-dark(#fff, #1c1a29); color: var(--text);
    font: 16px/1.5 system-ui, sans-serif; box-shadow: 0 16px 48px rgb(0 0 0 / 35%); }
  section:focus { outline: none; }
  header { display: flex; gap: 16px; align-items: start; justify-content: space-between; }
  h1 { margin: 0; font-size: 20px; line-height: 1.3; overflow-wrap: anywhere; }
  button { flex: none; min-height: 32px; padding: 2px 12px; border: 1px solid currentcolor; border-radius: 8px;
    background: none; color: inherit; font: inherit; font-size: 14px; cursor: pointer; }
  pre { margin: 16px 0; font: 14px/1.55 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
  a { color: var(--link); }
  a:focus-visible, button:focus-visible { outline: 2px solid var(--link); outline-offset: 2px; }
  p { margin: 0; color: var(--quiet); font-size: 14px; }
  @media print { :host { display: none; } }
`
