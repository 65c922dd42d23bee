export { startApp } from '../../src/fuzz/pageProbes.ts'
