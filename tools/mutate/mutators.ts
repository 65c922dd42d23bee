import { aliasBomb, binaryFile, deepNesting, emptyFile, hugeInput, mergeBomb } from './mutateFile.ts'
import { missingColon, secondDocument, tab, unclosedQuote, wrongIndentation } from './mutateLines.ts'
import {
  danglingAnchor,
  danglingCheckout,
  danglingCollection,
  danglingDialog,
  danglingIcon,
  danglingImage,
  danglingPage,
  danglingService,
  unsafeUrl,
  wrongPlaceholder,
} from './mutateReferences.ts'
import {
  duplicateKey,
  duplicatePath,
  missingKey,
  misspeltBlockType,
  misspeltChoice,
  misspeltKey,
  unquotedNumber,
  wrongType,
} from './mutateStructure.ts'
import type { Mutator } from './mutation.ts'

/** The mistakes that are planted, by the words of the table. */
export const mutators: Readonly<Record<string, Mutator>> = {
  'misspelt key': misspeltKey,
  'misspelt block type': misspeltBlockType,
  'misspelt choice': misspeltChoice,
  'wrong type': wrongType,
  'missing key': missingKey,
  'duplicate key': duplicateKey,
  'wrong indentation': wrongIndentation,
  tab,
  'unclosed quote': unclosedQuote,
  'missing colon': missingColon,
  'dangling page': danglingPage,
  'dangling dialog': danglingDialog,
  'dangling anchor': danglingAnchor,
  'dangling icon': danglingIcon,
  'dangling image': danglingImage,
  'dangling service': danglingService,
  'dangling checkout': danglingCheckout,
  'dangling collection': danglingCollection,
  'wrong placeholder': wrongPlaceholder,
  'unsafe URL': unsafeUrl,
  'duplicate path': duplicatePath,
  'unquoted number': unquotedNumber,
  'empty file': emptyFile,
  'binary file': binaryFile,
  'second document': secondDocument,
  'huge input': hugeInput,
  'deep nesting': deepNesting,
  'alias bomb': aliasBomb,
  'merge bomb': mergeBomb,
}
