import fc from 'fast-check'

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
]

/** A text as an author might write it; without placeholders, it has no braces. */
export function plainText(placeholders: readonly string[] = []): fc.Arbitrary<string> {
  const phrase = fc.constantFrom(...phrases)
  if (placeholders.length === 0) return phrase
  const end = fc.constantFrom('{{braces}}', ...placeholders)
  return fc.oneof(
    { weight: 4, arbitrary: phrase },
    { weight: 1, arbitrary: fc.tuple(phrase, end).map((parts) => parts.join(' ')) },
  )
}

/** A line of Markdown, in which tags are written as text. */
export function inlineMarkdown(
  placeholders: readonly string[] | undefined,
  link: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const plain = plainText(placeholders).map((text) =>
    text.replaceAll('<', '&lt;').replaceAll('[link](/nowhere)', '[no link]').replaceAll('\n', ' '),
  )
  return fc.oneof(
    { weight: 5, arbitrary: plain },
    { weight: 1, arbitrary: plain.map((text) => `**${text}** and *some more*`) },
    { weight: 1, arbitrary: plain.map((text) => `*Stars* around words, and \\*not\\* here. ${text}`) },
    {
      weight: 1,
      arbitrary: fc.tuple(plain, link).map(([text, path]) => `Read [this page](${path}) or \`<code>\`: ${text}`),
    },
  )
}

/** A text of Markdown with some of all that it can have. */
export function markdown(
  placeholders: readonly string[] | undefined,
  link: fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const line = inlineMarkdown(placeholders, link)
  const part = fc.oneof(
    line.map((text) => `## ${text}`),
    fc.tuple(line, line, line).map(([a, b, c]) => `- ${a}\n- ${b}\n  - ${c}`),
    fc.tuple(line, line).map(([a, b]) => `1. ${a}\n2. ${b}`),
    line.map((text) => `> ${text}`),
    line.map((text) => `| A | B |\n|---|--:|\n| ${text.replaceAll('|', '\\|')} | 2 |`),
    fc.constantFrom(
      '```\n<b>as it is</b> {{ }} and a line that is much longer than any phone is wide, without end\n```',
      '---',
    ),
  )
  return fc.tuple(line, fc.array(part, { maxLength: 2 })).map(([first, more]) => [first, ...more].join('\n\n'))
}
