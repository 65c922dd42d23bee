import { didYouMean } from '../../messages/hint.ts'
import { nearestName } from '../../messages/nearestName.ts'
import type { RuleTable } from '../rule.ts'

/** Words for problems with the style sheet beside the site file. */
export const styleRules = {
  'bad-styles': ({ message }: { readonly message: string }) => ({ message: `This isn’t CSS: ${message}.` }),
  'bad-styles/outside': ({ url }: { readonly url: string }) => ({
    message: `The security policy of the pages blocks \`url(${url})\`.`,
    hint: 'Put the file into `public` and write its path: `url(/images/paper.png)`.',
  }),
  'bad-styles/import': ({ url }: { readonly url: string }) => ({
    message: `\`@import\` of \`${url}\` isn’t possible.`,
    hint: 'Copy its rules into `styles.css`.',
  }),
  'unknown-file/styles': ({ name }: { readonly name: string }, { publicFiles }) => ({
    message: `There is no file \`${name}\` in the \`public\` folder.`,
    ...didYouMean(nearestName(name, publicFiles.paths()), 'Put the file there, or correct the path.'),
  }),
} satisfies RuleTable
