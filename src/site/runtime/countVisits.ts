import type { CountingService } from '../../../schema/site.ts'
import { countingKey } from '../stores/countingKey.ts'
import { keep, recall } from '../stores/storage.ts'

/**
 * A file of its own, on sites with a service that counts visits: asks the visitor if the service needs consent, loads its
 * script, and passes events on. Before that, nothing is sent. It makes the notice itself, so that pages don’t carry it.
 */

declare global {
  /** The service, with the texts of the notice. A build writes it before this script. */
  const __COUNTING__: CountingService
}

type Command = readonly unknown[]
/** What the lines of a service have under a name of theirs: a function or a list of commands. */
type Globals = Record<string, ((...command: unknown[]) => void) & unknown[]>

const { name, script, data = {}, consent, notice, call, queue, start = [], event: eventCommand, words } = __COUNTING__
const doc = document
const globals = self as unknown as Globals
/** The answer holds for this service alone. */
const service = `@${new URL(script, location.href).host}`
const isAsking = consent === 'ask'

const list = queue ?? (call ? undefined : 'dataLayer')

/** Makes what commands go to until the script has loaded, which reads it then. */
const prepare = () => {
  if (list) globals[list] ??= [] as unknown as Globals[string]
  if (!call || globals[call]) return
  const waiting: unknown[] = (list && globals[list]) || []
  const stub = function () {
    // biome-ignore lint/complexity/noArguments: as in the lines of the services, and Google Analytics reads nothing else.
    waiting.push(arguments)
  }
  globals[call] = Object.assign(stub, list ? {} : { q: waiting }) as unknown as Globals[string]
}

/** Runs a command with values in place of `{{event}}` and the like. */
const run = (command: Command, values: Readonly<Record<string, unknown>>) => {
  const filled = JSON.parse(JSON.stringify(command), (_, value) =>
    typeof value === 'string' && Object.hasOwn(values, value) ? values[value] : value,
  )
  if (call) globals[call]?.(...filled)
  else if (list) globals[list]?.push(filled)
}

const reportUse = (event: string, label = '') => {
  if (eventCommand) run(eventCommand, { '{{event}}': event, '{{label}}': label, '{{page}}': location.pathname })
}

let isLoaded = false
const load = () => {
  if (isLoaded) return
  isLoaded = true
  prepare()
  for (const command of start) run(command, { '{{now}}': new Date() })
  const element = doc.createElement('script')
  for (const [key, value] of Object.entries(data)) element.setAttribute(`data-${key.replace('data-', '')}`, value)
  element.src = script
  doc.head.append(element)
  const { pagewright } = window
  const { report } = pagewright
  pagewright.report = (event, label) => {
    report?.(event, label)
    reportUse(event, label)
  }
  const onClick = ({ target }: Event) => {
    const control = (target as Element).closest<HTMLElement>('[data-event]')
    if (control) reportUse(control.dataset.event as string, control.ariaLabel ?? control.innerText)
  }
  addEventListener('click', onClick, true)
}

let answer: string | undefined
const answered = () => {
  const kept = recall('localStorage', countingKey)
  return kept?.endsWith(service) ? kept : answer
}

const make = (tag: string, text: string) => Object.assign(doc.createElement(tag), { textContent: text })
const box = make('section', '')
const choices = doc.querySelector<HTMLElement>('[data-privacy]')
let isOpen = false
/** Whether the visitor opened the notice, so that the focus goes there and back. */
let isRequested = false

const close = () => {
  box.remove()
  if (isOpen && isRequested) choices?.focus()
  isOpen = isRequested = false
}

const buttons = (['no', 'yes'] as const).map((choice) => {
  const button = make('button', choice === 'no' ? words.refuse : words.allow) as HTMLButtonElement
  button.type = 'button'
  button.onclick = () => {
    answer = choice + service
    keep('localStorage', countingKey, answer)
    update()
  }
  return { button, choice }
})

const open = () => {
  const known = answered()
  for (const { button, choice } of known ? buttons : [])
    button.setAttribute('aria-pressed', `${known === choice + service}`)
  // First in the page, for keyboards and screen readers.
  doc.body.prepend(box)
  isOpen = true
}

/** Does what the answer says, which may have changed on another page while the browser kept this one. */
function update(): void {
  const known = answered()
  if (known === `yes${service}`) load()
  // Nothing else ends a script.
  else if (isLoaded) location.reload()
  if (known) close()
  else open()
}

const look = `
.pagewright-notice{position:fixed;z-index:41;inset-block-end:max(1rem,env(safe-area-inset-bottom));inset-inline-start:1rem;box-sizing:border-box;width:min(27rem,100% - 2rem);max-height:80vh;overflow:auto;padding:1.25rem;border:1px solid var(--color-line);border-radius:var(--radius-card);background:var(--color-surface);color:var(--color-soft);box-shadow:var(--shadow-float);font:var(--text-small)}
.pagewright-notice div{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,8rem),1fr));gap:.75rem;margin-top:1rem}
.pagewright-notice button{min-height:2.75rem;padding:.5rem 1rem;border:1.5px solid var(--color-edge);border-radius:var(--radius-pill);background:none;color:var(--color-ink);font:var(--text-small);font-weight:600;cursor:pointer}
.pagewright-notice button[aria-pressed=true]{border-color:var(--color-ink);box-shadow:inset 0 0 0 1px var(--color-ink)}
@media(hover:hover){.pagewright-notice button:hover{border-color:var(--color-ink)}}
html:has(.pagewright-notice){scroll-padding-bottom:14rem}
[data-privacy]{min-height:2.75rem;color:var(--color-ink)}
@media print{.pagewright-notice,[data-privacy]{display:none}}`

const ask = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(look)
  doc.adoptedStyleSheets = [...doc.adoptedStyleSheets, sheet]
  box.className = 'pagewright-notice'
  box.setAttribute('aria-label', words.choices)
  const question = make('p', words.ask.replace(/\{?\{service\}\}?/, name))
  // The compiler made it of Markdown.
  if (notice) question.innerHTML = notice
  const row = make('div', '')
  row.append(...buttons.map(({ button }) => button))
  box.append(question, row)
  box.addEventListener('keydown', ({ key }) => key === 'Escape' && close())
  if (choices) {
    choices.hidden = false
    choices.onclick = () => {
      isRequested = true
      open()
      buttons[0]?.button.focus()
    }
  }
  addEventListener('pageshow', ({ persisted }) => persisted && update())
  update()
}

const begin = () => {
  if (!isAsking) load()
  // Global Privacy Control is an answer: no.
  else if (!(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl) ask()
}

// A page that the browser prepares hasn't been visited yet.
if ((doc as { prerendering?: boolean }).prerendering) doc.addEventListener('prerenderingchange', begin, { once: true })
else begin()
