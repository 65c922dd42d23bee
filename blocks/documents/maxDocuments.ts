/** The index marks the open text by its place in the list; the style sheet has a rule for each. */
export const maxDocuments = 8
