/** Key in session storage of what a visitor chose on the way to a page: its name, in words. */
export const choiceKey = (path: string) => `pagewright-choice:${path}`
