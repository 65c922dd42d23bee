import type { Random } from '../mutate/random.ts'

/** Whether one of `odds` falls. */
export const oneIn = (random: Random, odds: number): boolean => random.below(odds) === 0

/** One of the items of a list that is never empty. */
export function choose<Item>(random: Random, items: readonly [Item, ...Item[]]): Item {
  return random.pick(items) ?? items[0]
}

const phrases = [
  'Call us',
  'Fresh bread from six in the morning',
  'We answer every call, day and night, and write down what was said',
  'Ça va très bien, merci – à bientôt !',
  'Über den Wolken muss die Freiheit wohl grenzenlos sein',
  '¿Dónde está la biblioteca? ¡Aquí!',
  'Обслуживание круглосуточно',
  'Καλημέρα κόσμε',
  '当社は毎日二十四時間電話に対応しております。',
  '我们的电话全天候有人接听，欢迎来电咨询',
  '안녕하세요 반갑습니다',
  'مرحبا بكم في موقعنا، نحن هنا لخدمتكم',
  'שלום עולם, ברוכים הבאים',
  'สวัสดีครับยินดีต้อนรับ',
  'नमस्ते दुनिया',
  'Wow 🎉 family 👨‍👩‍👧‍👦 flag 🇩🇪 skin 👍🏽',
  '🦷',
  'Zalgo: h̷̛͓e̴l̵l̶o',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstelle',
  'honorificabilitudinitatibus/pneumonoultramicroscopicsilicovolcanoconiosis',
  'https://www.example.com/a/very/long/address/that/has/no/space/in/it?and=a&query=too#anchor',
  'x'.repeat(90),
  '<b>bold</b> & <script>alert("1")</script>',
  '</style></script><!-- --> ]]>',
  '&amp; &lt; &nbsp; &#39;',
  '**stars** _lines_ [link](/nowhere) # hash > quote `code` | cell',
  '- item\n- item',
  'Costs $& $1 $$ $` $397.50 50% \\n \\u0041',
  `"double" 'single' “curly” „low“ \\ /`,
  'true',
  'null',
  '- not a list',
  '12:30',
  '1.10',
  '0x1F',
  'key: value # no comment',
  '@at %percent *star &and !bang |pipe >greater',
  'Soft\u00adhyphen and no\u00a0break',
  'two  spaces,\ttab',
  'A',
  '½ × 3 ÷ 2 ≈ 0,75 €',
] as const

/** What a text may name in braces, as it is written: `{facts.days}`. */
export type Placeholders = readonly string[]

/** A text as an author might write it, without a meaning of its signs. */
export function plainText(random: Random, placeholders: Placeholders): string {
  const text = choose(random, phrases)
  if (oneIn(random, 12)) return withBraces(text)
  const placeholder = oneIn(random, 8) ? random.pick(placeholders) : undefined
  return placeholder === undefined ? text : `${text} ${placeholder}`
}

/** Braces that stand for braces. */
function withBraces(text: string): string {
  return `${text} {{braces}}`
}

/** The same text for Markdown: what looks like HTML is written out, as the checker asks. */
const inlineSafe = (text: string): string =>
  text.replaceAll('<', '&lt;').replaceAll('[link](/nowhere)', '[no link]').replaceAll('\n', ' ')

/** A line of Markdown. */
export function inlineMarkdown(random: Random, placeholders: Placeholders, link: () => string): string {
  const text = inlineSafe(plainText(random, placeholders))
  switch (random.below(8)) {
    case 0:
      return `**${text}** and *some more*`
    case 1:
      return `Read [this page](${link()}) or \`<code>\`: ${text}`
    case 2:
      return `*Stars* around words, and \\*not\\* here. ${text}`
    default:
      return text
  }
}

/** A text of Markdown with some of all it can have. */
export function markdown(random: Random, placeholders: Placeholders, link: () => string): string {
  const line = () => inlineMarkdown(random, placeholders, link)
  const parts: readonly (() => string)[] = [
    () => `## ${line()}`,
    () => `- ${line()}\n- ${line()}\n  - ${line()}`,
    () => `1. ${line()}\n2. ${line()}`,
    () => `> ${line()}`,
    () => `| A | B |\n|---|--:|\n| ${cell(line())} | 2 |`,
    () =>
      '```\n<b>as it is</b> {{ }} and a line that is much longer than any phone is wide, without end\n```',
    () => '---',
  ]
  const more = Array.from({ length: random.below(3) }, () => random.pick(parts)?.() ?? '')
  return [line(), ...more].join('\n\n')
}

const cell = (text: string): string => text.replaceAll('|', '\\|')
