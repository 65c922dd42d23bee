export { startApp } from '../../../tools/fuzz/pageProbes.ts'
