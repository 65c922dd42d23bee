import { keptKey } from '../stores/keptKey.ts'
import { keep, recall } from '../stores/storage.ts'

/** What a visitor did on a page, which a reload would undo. */
export interface KeptVisit {
  readonly path: string
  readonly fields: readonly (Place & { readonly value: string; readonly isChecked: boolean | undefined })[]
  /** Dialogs and answers that were opened. */
  readonly opened: readonly Place[]
  readonly focus: (Place & { readonly selection: Selection | undefined }) | undefined
  /** Events that couldn't take effect yet. */
  readonly events: readonly (Place & {
    readonly event: string
    /** Of a message of the page in a frame. */
    readonly message: { readonly data: unknown; readonly origin: string } | undefined
  })[]
}

type Selection = readonly [start: number, end: number]

/** How an element is found again in the document of another deployment. */
interface Place {
  readonly selector: string
  /** Text that belongs to it, such as its label. */
  readonly context: string
  /** Its number among the elements with the same selector and context. */
  readonly index: number
}

/** Key in session storage: the deployment for which this tab was reloaded. */
const renewedKey = 'pagewright-renewed'

/**
 * Reloads a page whose files a deployment has replaced, once for each deployment, and keeps what the visitor did.
 *
 * @param outdated What visitors read where a reload would lose what they typed.
 * @throws If the page can't be reloaded.
 */
export function carryOver(html: string, outdated: string): void {
  const boot = /id="pagewright-boot">(.+?)</.exec(html)?.[1]
  const isOther = boot !== undefined && boot !== document.getElementById('pagewright-boot')?.textContent
  if (!isOther || recall('sessionStorage', renewedKey) === boot)
    throw new Error('A reload would not help, because the site is the same.')
  if (!isWaiting()) return
  const visit = takeVisit()
  const typed = visit.fields.filter(({ value, isChecked }) => isChecked === undefined && value !== '')
  const isLost = typed.some(({ selector }) => !html.includes(/\[name=.+?\]/.exec(selector)?.[0].slice(1, -1) ?? ''))
  keep('sessionStorage', renewedKey, boot)
  keep('sessionStorage', keptKey, JSON.stringify(visit))
  if (typed.length > 0 && (isLost || hasSecrets() || recall('sessionStorage', keptKey) === null)) {
    keep('sessionStorage', keptKey, null)
    const notice = document.querySelector('#app > [role=alert]')
    if (notice) notice.textContent = outdated
    throw new Error('A reload would lose what was typed.')
  }
  location.reload()
}

/** Whether the visitor uses what can't respond. Somebody who types isn't interrupted. */
function isWaiting(): boolean {
  const { activeElement } = document
  const island = activeElement?.closest('[data-island]:not([data-live])')
  return window.pagewright.queue.size > 0 || (island !== undefined && island !== null && !isText(activeElement))
}

const isText = (element: Element | null) =>
  element instanceof HTMLTextAreaElement ||
  (element instanceof HTMLInputElement && element.selectionStart !== null) ||
  element?.matches('[type=email], [type=number], [type=date]') === true

/** Whether a field has a value that no page may keep, or none can restore. */
function hasSecrets(): boolean {
  const secrets = document.querySelectorAll<HTMLInputElement>('[type=password], [type=file]')
  return [...secrets].some(({ value }) => value !== '')
}

/** Replaces the markup of an island and keeps what the visitor did in it, and the blocks inside it. */
export async function keepThrough<Outcome>(island: HTMLElement, replace: () => Promise<Outcome>): Promise<Outcome> {
  const visit = takeVisit()
  const lists = () =>
    [...island.querySelectorAll('[data-blocks]')].filter(
      ({ parentElement }) => !island.contains(parentElement?.closest('[data-blocks]') ?? null),
    )
  const delivered = lists()
  const outcome = await replace()
  for (const [index, list] of lists().entries()) list.append(...(delivered[index]?.childNodes ?? []))
  restoreVisit(visit)
  return outcome
}

function takeVisit(): KeptVisit {
  const { activeElement } = document
  return {
    path: location.pathname,
    fields: all<Field>('input, select, textarea').flatMap((field) => {
      if (field.matches('[type=password], [type=file], [type=hidden]')) return []
      const isChecked = isChoice(field) ? field.checked : undefined
      return { ...placeOf(field), value: field.value, isChecked }
    }),
    opened: all('details[open], dialog[open]').map(placeOf),
    focus:
      activeElement && activeElement !== document.body
        ? { ...placeOf(activeElement), selection: selectionIn(activeElement) }
        : undefined,
    events: [...window.pagewright.queue].map(([control, event]) => ({
      ...placeOf(control),
      event: event.type,
      message: event instanceof MessageEvent ? { data: event.data, origin: event.origin } : undefined,
    })),
  }
}

/** Restores what the visitor did before the reload, and lets it take effect. */
export function restoreVisit(visit: KeptVisit): void {
  if (visit.path !== location.pathname) return
  for (const place of visit.opened) {
    const element = find(place)
    if (element instanceof HTMLDialogElement && !element.open) element.showModal()
    else if (element instanceof HTMLDetailsElement) element.open = true
  }
  for (const { value, isChecked, ...place } of visit.fields) {
    const field = find(place) as Field | undefined
    if (!field) continue
    const before = isChoice(field) ? field.checked : field.value
    if (isChoice(field)) field.checked = isChecked === true
    else field.value = value
    if (before !== (isChecked ?? value)) field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  restoreFocus(visit)
  for (const { event, message, ...place } of visit.events) {
    const control = find(place)
    const island = control?.closest<HTMLElement>('[data-island]:not([data-live])')
    if (!(control && island)) continue
    window.pagewright.queue.set(control, message ? new MessageEvent(event, message) : new Event(event))
    window.pagewright.start(island)
  }
}

function restoreFocus({ focus }: KeptVisit): void {
  const element = focus && find(focus)
  if (!element) return
  element.focus({ preventScroll: true })
  if (focus.selection && element instanceof HTMLInputElement) element.setSelectionRange(...focus.selection)
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const all = <Found extends HTMLElement>(selector: string) => [...document.querySelectorAll<Found>(selector)]

const isChoice = (field: Element): field is HTMLInputElement => field.matches('[type=radio], [type=checkbox]')

function selectionIn(element: Element): Selection | undefined {
  const { selectionStart, selectionEnd } = element as HTMLInputElement
  return typeof selectionStart === 'number' ? [selectionStart, selectionEnd ?? selectionStart] : undefined
}

function placeOf(element: Element): Place {
  const names = ['name', 'type', 'title', 'data-needs-app', ...(isChoice(element) ? ['value'] : [])]
  if (element.localName === 'dialog') names.push('id')
  const attributes = names.flatMap((name) => {
    const value = element.getAttribute(name)
    return value === null ? [] : `[${name}=${JSON.stringify(value)}]`
  })
  const selector = element.localName + attributes.join('')
  const context = contextOf(element)
  return { selector, context, index: candidates(selector, context).indexOf(element as HTMLElement) }
}

function find({ selector, context, index }: Place): HTMLElement | undefined {
  return candidates(selector, context)[index]
}

function candidates(selector: string, context: string): readonly HTMLElement[] {
  return all(selector).filter((element) => contextOf(element) === context)
}

/** What tells an element from others of its kind: the fields of its form, its label or its text. */
function contextOf(element: Element): string {
  if (element.hasAttribute('name') || element.localName === 'dialog') return ''
  const form = element.closest('form')
  if (form) return [...form.elements].map((field) => field.getAttribute('name') ?? '').join(' ')
  return (element.querySelector('summary') ?? element).textContent
}
