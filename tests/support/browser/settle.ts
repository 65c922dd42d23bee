export { settle } from '../../../tools/fuzz/pageProbes.ts'
