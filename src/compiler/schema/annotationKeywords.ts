/** Keywords without a meaning for ajv: for editors, and `yearOf`, which `checkYearPrice` reads. */
export const annotationKeywords = ['enumDescriptions', 'defaultSnippets', 'patternErrorMessage', 'yearOf']
