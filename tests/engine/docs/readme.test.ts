import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { compileText } from '../../support/compileText.ts'

const readme = readFileSync('README.md', 'utf8')

describe('README.md', () => {
  it('has at most 120 lines', () => {
    expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(120)
  })

  it('shows a site that compiles without problems', () => {
    const example = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? ''
    const { site, text } = compileText(example)
    expect(text).toBe('')
    expect([...(site?.entries.keys() ?? [])]).toEqual(['/', '/404'])
  })

  it('shows a mistake exactly as `check` prints it', () => {
    const example = /```yaml\n(.*?)```/s.exec(readme)?.[1] ?? ''
    const { text } = compileText(example.replace('answer: "Yes', 'anwser: "Yes'))
    const printed = text.split('\n\n1 problem')[0]?.split('\n\nsite.yaml:1:')[0] ?? ''
    expect(printed).toMatch(/^site\.yaml:9:/)
    expect(readme).toContain(`\`\`\`\n${printed}\n\`\`\``)
  })

  it('names commands that exist', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    const named = [...readme.matchAll(/npm (?:run )?(?:-s )?([a-z-]+)/g)].map(([, name = '']) => name)
    const ofNpm = ['ci', 'install']
    expect(named.filter((name) => !ofNpm.includes(name) && !(name in scripts))).toEqual([])
  })

  it('names places that exist', () => {
    const cells = [...readme.matchAll(/^\| (`[^|]+`) \|/gm)].map(([, cell = '']) => cell)
    const places = cells
      .flatMap((cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, place = '']) => place))
      .filter((place) => !place.startsWith('npm'))
    expect(places.length).toBeGreaterThan(5)
    expect(places.filter((place) => !existsSync(place))).toEqual([])
  })
})
