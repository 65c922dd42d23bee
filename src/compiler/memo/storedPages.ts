import type { CompiledEntry } from '../../../schema/model.ts'
import { digestOf } from './checkedFile.ts'
import type { CompileCache } from './compileCache.ts'
import type { StoredPage, StoredTrace } from './compileStore.ts'
import { isReusable, type Listener, packFound, replay, type Trace, unpackFound } from './recording.ts'
import type { Answer, Surroundings } from './surroundings.ts'

/** A page that is compiled now, and what it was made with. */
export interface PageRequest {
  readonly path: string
  /** Body of the page, as it stands in the file. */
  readonly body: object
  /** What else it is made from, as text. */
  readonly made: readonly string[]
}

/** The pages of the build before. */
export interface StoredPages {
  /** A page whose shared content is as it was; the listener hears what taking it in has to say. */
  expansion(request: PageRequest): StoredPage | undefined
  /** The entry of such a page, where the site around it is as it was in everything else, too. */
  entry(path: string, page: StoredPage, shellDialogs: readonly string[]): CompiledEntry | undefined
  keep(request: PageRequest, made: MadePage): void
}

interface MadePage {
  readonly anchors: ReadonlySet<string>
  readonly expansion: Trace
  /** Of the page itself. */
  readonly own: Trace
  readonly dialogs: readonly Trace[]
  readonly shellDialogs: readonly string[]
  readonly entry: CompiledEntry
}

/** Takes pages from the store of the build before, where there is one. */
export function createStoredPages(
  cache: CompileCache,
  surroundings: Surroundings,
  listener: Listener,
): StoredPages {
  const { store } = cache
  if (store === undefined) {
    return { expansion: () => undefined, entry: () => undefined, keep: () => {} }
  }
  const facts = createFacts(surroundings)
  return {
    expansion({ path, body, made }) {
      if (!cache.isRestored(body)) return undefined
      const page = store.page(path)
      if (page?.made !== digestOf(...made) || !page.expansion.facts.every(facts.holds)) return undefined
      replay(toTrace(page.expansion), listener)
      return page
    },
    entry(path, page, shellDialogs) {
      const isSame = page.shellDialogs === JSON.stringify(shellDialogs) && page.rest.facts.every(facts.holds)
      if (!isSame) return undefined
      replay(toTrace(page.rest), listener)
      store.stays('page', path)
      return page.entry
    },
    keep({ path, made }, { anchors, expansion, own, dialogs, shellDialogs, entry }) {
      const traces = [expansion, own, ...dialogs]
      if (!traces.every(isReusable) || dialogs.some(namesPage)) return
      store.keepPage(path, {
        made: digestOf(...made),
        shellDialogs: JSON.stringify(shellDialogs),
        anchors: [...anchors],
        expansion: toStored([expansion]),
        rest: toStored([own, ...dialogs]),
        entry,
      })
    },
  }

  function toStored(traces: readonly Trace[]): StoredTrace {
    const all = <Item>(list: (trace: Trace) => Iterable<Item>) => [
      ...new Set(traces.flatMap((trace) => [...list(trace)])),
    ]
    return {
      facts: all(({ answers }) => answers.keys()).map(facts.factOf),
      marks: {
        whole: all(({ usage }) => usage.marks.whole),
        touched: all(({ usage }) => usage.marks.touched),
      },
      problems: traces.flatMap(({ problems }) => problems),
      found: packFound(traces.map(({ found }) => found)),
    }
  }
}

function toTrace({ marks, problems, found }: StoredTrace) {
  return {
    usage: { marks: { whole: new Set(marks.whole), touched: new Set(marks.touched) } },
    problems,
    found: unpackFound(found),
  }
}

/** A dialog's problem may name the page that opened it first, which may be another one next time. */
function namesPage({ problems }: Trace): boolean {
  return problems.some(({ usedAt }) => usedAt?.[0] === 'pages')
}

const factDigest = 16

/** What the site answers, as texts that another build can compare. */
function createFacts({ answer }: Surroundings) {
  const facts = new Map<string, string>()
  const factOf = (question: string): string => {
    const known = facts.get(question)
    if (known !== undefined) return known
    const fact = `${digestOfAnswer(answer(question))}${question}`
    facts.set(question, fact)
    return fact
  }
  const verdicts = new Map<string, boolean>()
  return {
    factOf,
    holds(fact: string) {
      const verdict = verdicts.get(fact) ?? factOf(fact.slice(factDigest)) === fact
      verdicts.set(fact, verdict)
      return verdict
    },
  }
}

function digestOfAnswer(answer: Answer): string {
  return digestOf(answer === undefined ? '' : JSON.stringify(answer)).slice(0, factDigest)
}
