/** Runs a command that needs no Vite: `tsx src/cli/run.ts check --fix`. */
export {}

const [name, ...args] = process.argv.slice(2)
const { main } = await import(`./${name}.ts`)
process.exitCode = await main(args)
