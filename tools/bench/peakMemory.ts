import { existsSync, readdirSync, readFileSync } from 'node:fs'

const pageBytes = 4096

/** Watches the memory of a process and all that it started, until it is stopped. */
interface MemoryWatch {
  /** Most bytes that all of them together had at one time; undefined where the system does not tell. */
  stop(): number | undefined
}

/** @param id Of the process. */
export function watchMemory(id: number): MemoryWatch {
  if (!existsSync('/proc/self/stat')) return { stop: () => undefined }
  let peak = 0
  const look = () => {
    peak = Math.max(peak, treeMemory(id))
  }
  const timer = setInterval(look, 100)
  return {
    stop() {
      clearInterval(timer)
      look()
      return peak
    },
  }
}

interface ProcessStat {
  readonly id: number
  readonly parent: number
  readonly bytes: number
}

function treeMemory(root: number): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? readStat(Number(name)) : []))
  const family = new Set([root])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const { id, parent } of all) if (family.has(parent)) family.add(id)
  }
  return all.filter(({ id }) => family.has(id)).reduce((sum, { bytes }) => sum + bytes, 0)
}

function readStat(id: number): readonly ProcessStat[] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    // The name before it stands in brackets and may have any sign.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return [{ id, parent: Number(fields[1]), bytes: Number(fields[21]) * pageBytes }]
  } catch {
    // It has ended meanwhile.
    return []
  }
}
