import type { RuleTable } from '../rule.ts'

/** Words for problems of sites in several languages. */
export const languageRules = {
  'first-language': ({ first, language }: { readonly first: string; readonly language: string }) => ({
    message: `This file is in \`${language}\`, and the first of its \`languages\` is \`${first}\`.`,
    hint: `Write \`${language}\` first: the others are translations. Or correct \`language\`, which isn’t needed beside \`languages\`.`,
  }),
  'translated-path': ({ path, other }: { readonly path: string; readonly other: string }) => ({
    message: `The page \`${other}\` has the address \`${path}\` already.`,
    hint: 'Write another path. In a further language, the addresses of all pages begin with its code.',
  }),
  'translated-path/parameters': ({ path, names }: { readonly path: string; readonly names: readonly string[] }) => ({
    message:
      names.length === 0
        ? `The path \`${path}\` has a parameter, which the page doesn’t have.`
        : `The path \`${path}\` needs ${names.map((name) => `\`:${name}\``).join(' and ')}, as the path that it translates.`,
    hint: 'Translate the other words of the path, and leave what begins with a colon as it is.',
  }),
} satisfies RuleTable
