/** Key in local storage of the scheme that the visitor chose: `light` or `dark`. Nothing is stored before that. */
export const schemeKey = 'pagewright-scheme'
