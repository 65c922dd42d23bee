/** Runs a command that needs no Vite: `tsx src/cli/run.ts check --fix`. */
import { allowClosedPipe } from './closedPipe.ts'

allowClosedPipe(process.stdout)
const [name, ...args] = process.argv.slice(2)
const { main } = await import(`./${name}.ts`)
process.exitCode = await main(args)
