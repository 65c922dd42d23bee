/** Most texts in one block. The style sheet needs one rule per position to mark the open text in the index. */
export const maxDocuments = 8
