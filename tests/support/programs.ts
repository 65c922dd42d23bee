/**
 * How Node starts the programs that the tests run, as arguments of `process.execPath`: paths are relative to the
 * project. The links in `node_modules/.bin` are shell scripts on Windows, which a process cannot start.
 */
export const programs = {
  tsx: ['--import', 'tsx'],
  /** The commands of the product: build, check and so on. */
  pagewright: ['src/cli/pagewright.mjs'],
  vitest: ['node_modules/vitest/vitest.mjs'],
  playwright: ['node_modules/@playwright/test/cli.js'],
  biome: ['node_modules/@biomejs/biome/bin/biome'],
  tsc: ['node_modules/typescript-7/bin/tsc'],
} as const
