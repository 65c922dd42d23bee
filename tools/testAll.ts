import { spawnSync } from 'node:child_process'

/**
 * test:all: everything of `npm test` without its bounds, then what takes longer still: a hundred sites made by
 * chance, and mistakes planted with five seeds. What fails does not keep the rest from running.
 * Exit code 0: all is well, 1: not.
 */

const commands = ['npm test', 'npm run fuzz -- --sites 100', 'npm run mutate -- --count 600 --seed 1,2,3,4,5']
const failed = commands.filter((command) => {
  console.log(`\n> ${command}`)
  // On Windows npm is a script, which only a shell can start.
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, PAGEWRIGHT_TESTS: 'all' },
  })
  return status !== 0
})
for (const command of failed) console.error(`Failed: ${command}`)
process.exitCode = failed.length > 0 ? 1 : 0
