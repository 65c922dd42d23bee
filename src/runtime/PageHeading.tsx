import type { CompiledPage } from '../../schema/model.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'

/** The title of a page as its main heading, for screen readers, if no block has one. */
export function PageHeading({ page: { heading } }: { readonly page: CompiledPage }) {
  return heading === undefined ? null : <VisuallyHidden as="h1">{heading}</VisuallyHidden>
}
