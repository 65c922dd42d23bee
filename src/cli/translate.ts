import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { diagnose } from '../language/findings.ts'
import { countOf } from '../language/messages/describe.ts'
import { languagesOf } from '../language/translations/languagesOf.ts'
import { type UpdatedTranslations, updateTranslations } from '../language/translations/updateTranslations.ts'
import { documentation } from '../make/project/commandLine.ts'
import { loadSite } from '../make/project/loadSite.ts'
import { findProject } from '../make/project/project.ts'
import { translationFile } from '../make/project/readTranslationFiles.ts'
import { refreshOwnSchema } from '../make/project/schemaFiles.ts'
import { defineCommand, misuse, refuse } from './command.ts'
import { replaceContent } from './replaceContent.ts'

export const main = defineCommand({
  name: 'translate',
  argument: { name: 'LANGUAGE', description: 'The language to translate into: es.', isRequired: true },
  flags: { 'dry-run': { type: 'boolean', description: 'Print the counts, and write nothing.' } },
  notes: [
    `${documentation('languages.md')} describes the file.`,
    'Exit codes: 0 written or nothing to do, 1 the site has errors or the file can’t be changed, 2 the language is none of the site.',
  ],
  async run(flags, language = '') {
    const project = findProject()
    await refreshOwnSchema(project)
    return translate(project.siteName, project.siteFile, language, flags['dry-run'] === true)
  },
})

async function translate(siteName: string, siteFile: string, language: string, isTrial: boolean): Promise<number> {
  const loaded = loadSite(siteName, { mode: 'production' })
  const further = loaded.findings.languages?.find((each) => each.language === language)
  const site = loaded.findings.source?.value
  if (further === undefined || site === undefined) {
    const own = loaded.site?.shell.site.language ?? 'en'
    const known = languagesOf(site).length > 0 ? languagesOf(site) : [own]
    return refuse(
      `\`${language}\` is no further language of ${siteName}. Write below \`site:\`, and run this again:\n\n  languages: [${[...known, language].join(', ')}]`,
      misuse,
    )
  }
  if (further.texts === undefined) {
    const { formatDiagnostics } = await import('../language/advice/formatDiagnostics.ts')
    const errors = (await diagnose(loaded.findings)).filter(({ severity }) => severity === 'error')
    return refuse(formatDiagnostics(errors, loaded.text))
  }
  const [from = ''] = languagesOf(site)
  const { file, name } = translationFile(siteFile, siteName, language)
  const known = existsSync(file) ? readFileSync(file) : undefined
  const before = new TextDecoder('utf-8', { ignoreBOM: true }).decode(known)
  const updated = updateTranslations(before, further, from)
  if (typeof updated === 'string') return refuse(`${name} can’t be changed: ${updated}`)
  if (!isTrial && updated.text !== before) {
    if (known === undefined) {
      mkdirSync(path.dirname(file), { recursive: true })
      writeFileSync(file, updated.text)
    } else {
      const refusal = replaceContent(file, 'changed', known, Buffer.from(updated.text))
      if (refusal !== undefined) return refuse(refusal)
    }
  }
  console.log(describe(name, updated))
  return 0
}

function describe(name: string, { added, marked, missing, texts }: UpdatedTranslations): string {
  const done = [
    ...(added > 0 ? [`${countOf(added, 'text')} added`] : []),
    ...(marked > 0 ? [`${countOf(marked, 'changed text')} marked with \`was\``] : []),
  ]
  const changes = done.length === 0 ? 'Nothing to add' : done.join(', ')
  return `${name}: ${changes}. ${missing === 0 ? `All ${texts} texts are translated.` : `${missing} of ${texts} texts have no translation.`}`
}
