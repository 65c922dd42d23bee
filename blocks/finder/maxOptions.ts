/** Limited, because the style sheet needs one rule per option. */
export const maxOptions = 8
