export { NotFound } from '../../../../../blocks/not-found/NotFound.tsx'
