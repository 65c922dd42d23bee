/** Most options of the first step. The style sheet needs one rule per option to show its choices. */
export const maxOptions = 8
