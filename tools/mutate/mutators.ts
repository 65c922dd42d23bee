import { fileMistakes } from './mutateFile.ts'
import { lineMistakes } from './mutateLines.ts'
import { referenceMistakes } from './mutateReferences.ts'
import { structureMistakes } from './mutateStructure.ts'
import type { Mutators } from './mutation.ts'

/** All mistakes, in the order of the table. */
export const mutators: Mutators = {
  ...structureMistakes,
  ...lineMistakes,
  ...referenceMistakes,
  ...fileMistakes,
}
