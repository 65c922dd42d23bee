/** Key in local storage; its value is the text `true` once the hosted form was sent. */
export const accessKey = 'a2pFormSubmitted'
