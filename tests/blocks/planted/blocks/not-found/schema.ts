export { schema } from '../../../../../blocks/not-found/schema.ts'
