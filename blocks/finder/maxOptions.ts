/** The most choices that the first step can have. */
export const maxOptions = 8
