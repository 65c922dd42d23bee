export { settle } from '../../src/fuzz/pageProbes.ts'
