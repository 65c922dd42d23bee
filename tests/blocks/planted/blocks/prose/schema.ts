export { schema } from '../../../../../blocks/prose/schema.ts'
