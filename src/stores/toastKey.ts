/** Key in session storage of the toast that a page left for the next one. */
export const keptToastKey = 'pagewright-toast'
