/** Keywords that ajv ignores: for editors, and those that the compiler reads as it compiles a page. */
export const annotationKeywords = [
  'enumDescriptions',
  'defaultSnippets',
  'patternErrorMessage',
  'yearOf',
  'beforeLaunch',
  'isHeading',
]
