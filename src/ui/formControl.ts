/** The part of the form library that `useLazyForm` fetches: all of it but its hooks. */
export { createFormControl } from 'react-hook-form'
