import { findProject } from './project.ts'

/** Whether a command runs in the repository of Pagewright, and not in a site that has Pagewright as a package. */
export function isInRepository(): boolean {
  const { home, root } = findProject()
  return home === root
}

/** How a command is called where one stands: `npm run check -- --all`, or in a site `npx pagewright check --all`. */
export function commandLine(name: string, args = ''): string {
  const call = isInRepository() ? `npm run ${name}${args && ' --'}` : `npx pagewright ${name}`
  return args ? `${call} ${args}` : call
}

/** Where a page of the documentation is, from where one stands. */
export function documentation(page: string): string {
  return isInRepository() ? `docs/${page}` : `node_modules/pagewright/docs/${page}`
}
