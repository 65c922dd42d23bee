/** The parts of React's tree that show why a component needs a browser. */
interface Fiber {
  readonly tag: number
  readonly type: { readonly name?: string; readonly styledComponentId?: string } | string | null
  readonly stateNode: unknown
  readonly memoizedState: Hook | null
  readonly updateQueue: { readonly lastEffect?: unknown } | null
  readonly child: Fiber | null
  readonly sibling: Fiber | null
}

interface Hook {
  readonly queue?: unknown
  readonly next?: Hook | null
}

/** React's numbers for function components, plain, with a forwarded ref and in `memo`. */
const functionTags = [0, 11, 15]

/** Event handlers, state and effects outside islands. None of them would run on a built page. */
export function workOutsideIslands(container: Element): readonly string[] {
  const key = Object.keys(container).find((name) => name.startsWith('__reactContainer$'))
  const root = key && (container as unknown as Record<string, Fiber>)[key]
  if (!root) throw new Error('The element is not the container of a React root.')
  const current = (root.stateNode as { readonly current: Fiber }).current
  return workIn(current.child)
}

function workIn(fiber: Fiber | null): readonly string[] {
  if (!fiber) return []
  const { stateNode, child, sibling } = fiber
  const isIsland = stateNode instanceof Element && stateNode.hasAttribute('data-island')
  return [...workOf(fiber), ...(isIsland ? [] : workIn(child)), ...workIn(sibling)]
}

function workOf({ tag, type, stateNode, memoizedState, updateQueue }: Fiber): readonly string[] {
  if (stateNode instanceof Element) return handlersOf(stateNode)
  if (!functionTags.includes(tag) || typeof type === 'string' || type?.styledComponentId) return []
  const name = type?.name ?? 'a component'
  const hasState = hooksFrom(memoizedState).some(({ queue }) => queue !== null && queue !== undefined)
  return [...(hasState ? [`${name} has state`] : []), ...(updateQueue?.lastEffect ? [`${name} has an effect`] : [])]
}

function hooksFrom(hook: Hook | null | undefined): readonly Hook[] {
  return hook ? [hook, ...hooksFrom(hook.next)] : []
}

function handlersOf(element: Element): readonly string[] {
  const key = Object.keys(element).find((name) => name.startsWith('__reactProps$'))
  const props = key ? (element as unknown as Record<string, object>)[key] : {}
  return Object.entries(props ?? {})
    .filter(([name, value]) => /^on[A-Z]/.test(name) && typeof value === 'function')
    .map(([name]) => `<${element.localName}> has the handler ${name}`)
}
