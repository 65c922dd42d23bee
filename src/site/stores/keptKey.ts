/** Key in session storage of what a page leaves for the next one: a toast, or what the visitor did before a reload. */
export const keptKey = 'pagewright-kept'
