import { reproduce } from './reproduce.ts'

/**
 * reproduce: builds site.yaml, or what the variable SITE names, twice from two folders, in two time zones and locales.
 * Exit code 0: the two are the same, byte by byte, 1: they are not.
 */

const { files, digest, difference } = await reproduce(process.env.SITE ?? 'site.yaml')
if (difference === undefined) console.log(`Two builds are the same: ${files} files, SHA-256 ${digest}.`)
else console.error(`Two builds are not the same. ${difference}`)
process.exitCode = difference === undefined ? 0 : 1
