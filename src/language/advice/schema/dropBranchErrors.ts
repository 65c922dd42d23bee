import type { ErrorObject } from 'ajv'
import { nearestName } from '../../messages/nearestName.ts'
import { isPlainObject, type Plain } from '../../plain.ts'
import { declaredKeys, nodesIn, type SchemaNode, type SchemaTree } from '../../schema/schemaNodes.ts'

/**
 * If a choice (`oneOf`, `anyOf`) fails, ajv reports every branch and the choice itself. Keeps the errors of the branch
 * that the author most likely meant, or the error of the choice if no branch stands out.
 */
export function dropBranchErrors(errors: readonly ErrorObject[], tree: SchemaTree): readonly ErrorObject[] {
  const dropped = new Set<ErrorObject>()
  for (const choice of errors) {
    if (choice.keyword !== 'oneOf' && choice.keyword !== 'anyOf') continue
    const branches = (choice.schema as readonly SchemaNode[]).map((branch) => ({
      branch,
      nodes: reachable(branch, tree),
    }))
    const meant = branches.filter(({ branch }) => fits(tree.resolve(branch), choice.data as Plain))
    const chosen = meant.length === 1 ? meant[0] : undefined
    if (chosen !== undefined) dropped.add(choice)
    for (const error of errors) {
      if (error === choice || !isWithin(error.instancePath, choice.instancePath)) continue
      const owner = error.parentSchema as SchemaNode
      const isOfBranch = branches.some(({ nodes }) => nodes.has(owner))
      if (isOfBranch && !chosen?.nodes.has(owner)) dropped.add(error)
    }
  }
  return errors.filter((error) => !dropped.has(error))
}

function isWithin(path: string, parent: string): boolean {
  return path === parent || path.startsWith(`${parent}/`)
}

/** Whether a value seems to be meant for this branch: by its type, and by its keys if it is an object. */
function fits(branch: SchemaNode, data: Plain): boolean {
  if (branch.const !== undefined || branch.enum !== undefined) return false
  const type = Array.isArray(data) ? 'array' : typeof data
  if (branch.type !== type && !(branch.type === 'integer' && type === 'number')) return false
  if (!isPlainObject(data)) return true
  const declared = declaredKeys(branch)
  return Object.keys(data).some((key) => declared.includes(key) || nearestName(key, declared) !== undefined)
}

function reachable(node: SchemaNode, tree: SchemaTree, seen = new Set<SchemaNode>()): Set<SchemaNode> {
  if (seen.has(node)) return seen
  for (const inner of nodesIn(node)) {
    seen.add(inner)
    if (typeof inner.$ref === 'string') reachable(tree.resolve(inner), tree, seen)
  }
  return seen
}
