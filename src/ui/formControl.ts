/** The part of the form library that `useLazyForm` loads: everything except its hooks. */
export { createFormControl } from 'react-hook-form'
