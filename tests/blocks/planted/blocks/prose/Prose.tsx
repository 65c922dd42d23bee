export { Prose } from '../../../../../blocks/prose/Prose.tsx'
