/**
 * Lets React change islands whose texts others have replaced or wrapped, as translators do. React keeps its text nodes:
 * it changes and removes them, and inserts before them, wherever they are.
 */

/** What has taken the place of a text that was removed from an island. */
const replacements = new WeakMap<Node, ChildNode>()

const observer = new MutationObserver(read)

function read(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]))
  for (const { type, target, removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') {
      // React has a new text, which must not stay invisible.
      const replacement = replacements.get(target)
      if (!target.isConnected && replacement?.isConnected) replacement.replaceWith(target)
      continue
    }
    const near = [...addedNodes, previousSibling, nextSibling].find((node) => node && added.has(node))
    for (const node of removedNodes) {
      if (!(node instanceof Text && near && !node.isConnected)) continue
      replacements.set(node, near as ChildNode)
      observer.observe(node, { characterData: true })
    }
  }
}

/** The node itself, or what has replaced it. */
function standIn(node: Node): Node {
  read(observer.takeRecords())
  return node.isConnected ? node : (replacements.get(node) ?? node)
}

/** The child of `parent` in which a node is now. */
function childAt(parent: Node, node: Node): Node | null {
  let at: Node | null = standIn(node)
  while (at && at.parentNode !== parent) at = at.parentNode
  return at
}

/** Removes a node, and what was put around nothing but it. */
function removeFrom(parent: Node, node: Node): void {
  let at = standIn(node)
  while (at.parentNode && at.parentNode !== parent && at.parentNode.childNodes.length === 1) at = at.parentNode
  ;(at as ChildNode).remove()
}

function guardNodes(): void {
  const { removeChild, insertBefore } = Node.prototype
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child
    removeFrom(this, child)
    return child
  }
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, next: Node | null): Child {
    const at = !next || next.parentNode === this ? next : childAt(this, next)
    return insertBefore.call(this, node, at) as Child
  }
}

/** Watches what others do to the texts of an island that has started. */
export function followForeignTexts(island: HTMLElement): void {
  observer.observe(island, { childList: true, subtree: true })
}

guardNodes()
