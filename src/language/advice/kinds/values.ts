import { isEmail } from '../../../../schema/isEmail.ts'
import { replacement } from '../../fix.ts'
import { daysOf, isDate } from '../../isDate.ts'
import { shorten } from '../../messages/describe.ts'
import { didYouMean, hint } from '../../messages/hint.ts'
import { nearestName, obviousFix } from '../../messages/nearestName.ts'
import { isDateTime, isTime } from '../../pages/formats/date.ts'
import { mediaFiles } from '../../pages/formats/media.ts'
import { largestRecording } from '../../pages/formats/recording.ts'
import { type CodeKind, canonical, nameOf } from '../../pages/formats/standardCode.ts'
import { usualZone } from '../../pages/formats/timezone.ts'
import type { BadImage } from '../../publicFiles.ts'
import { iconForWord } from '../iconWords.ts'
import type { RuleTable, Words } from '../rule.ts'

/** Words for texts that aren't what their format says. */
export const valueRules = {
  'bad-color': ({ color }: { readonly color: string }) => {
    const short = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(color)
    const bare = /^[0-9a-f]{6}$/i.test(color) ? `#${color}` : undefined
    const fixed = bare ?? (short && `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}`)
    return {
      message: `\`${color}\` is not a color.`,
      hint: fixed ? `Write "${fixed}".` : 'Write `#` and six digits or letters from a to f, in quotes: "#6d28d9".',
      ...(fixed && replacement(color, fixed)),
    }
  },
  'bad-date': ({ text }: Written) => {
    const readings = [text.replace(/^(\d{4})[-/.](\d\d?)[-/.](\d\d?)$/, pad), germanDate(text)]
    return badDate(text, 'a date', readings.find(isDate), 'Write year, month and day: 2026-12-01.')
  },
  'bad-date/time': ({ text }: Written) => {
    const [, hour = '', minute = '00', half = ''] = /^(\d\d?)(?:[:.h](\d\d))? ?([ap])?\.?(?:m\.?)?$/i.exec(text) ?? []
    const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0)
    const fixed = `${String(hours).padStart(2, '0')}:${minute}`
    const example = 'Write hours and minutes on the 24-hour clock: 18:30.'
    return badDate(text, 'a time', hour !== '' && isTime(fixed) ? fixed : undefined, example)
  },
  'bad-date/date-time': ({ text }: Written) => {
    const fixed = text.replace(/^(\S+)[ ,]+(\d\S*)$/, '$1T$2')
    const example = 'Write the date, a T and the time: 2026-12-01T18:30.'
    return badDate(text, 'a date with a time', isDateTime(fixed) ? fixed : undefined, example)
  },
  'bad-date/timezone': ({ text }: Written) => {
    const ofShort = text.includes('/') ? undefined : (usualZones[text.toUpperCase()] ?? usualZone(text))
    const zones = Intl.supportedValuesOf('timeZone')
    const wanted = text.replaceAll(' ', '_')
    const ofCity = zones.find((zone) => zone.split('/').at(-1)?.toLowerCase() === wanted.toLowerCase())
    const nearest = ofShort ?? ofCity ?? nearestName(wanted, zones)
    return {
      message: `\`${text}\` is not ${ofShort ? 'the name of a time zone with its summer time' : 'a time zone'}.`,
      hint: nearest
        ? `Write ${nearest}${ofShort ? ', or the zone of another city' : ''}.`
        : 'Write the continent and the largest city of the zone: America/New_York, Europe/Berlin.',
      ...(nearest && replacement(text, nearest)),
    }
  },
  'bad-email': ({ email }: { readonly email: string }) => {
    const meant = onlyEmail(email)
    return {
      message: `\`${email}\` is not an email address.`,
      hint: meant === undefined ? 'Write one address, as name@host.com.' : `Write \`${meant}\`.`,
      ...(meant !== undefined && replacement(email, meant)),
    }
  },
  'bad-phone': ({ phone }: { readonly phone: string }) => ({
    message: `\`${phone}\` is not a complete phone number.`,
    hint: 'Write it with its country code, in quotes: "+1 202 555 0143".',
  }),
  'wrong-pattern/code': ({ text, kind }: { readonly text: string; readonly kind: CodeKind }) => {
    const code = canonical(text, kind) ?? findCode(text, kind)
    return {
      message: `\`${shorten(text)}\` is not the code of a ${kind}.`,
      hint: code === undefined ? `Write ${examples[kind]}.` : `Write ${code}.`,
      ...(code !== undefined && replacement(text, code)),
    }
  },
  'unknown-icon': ({ name }: { readonly name: string }, { icons }) => {
    if (name.includes('/'))
      return {
        message: `\`${name}\` is a file, but this is the name of an icon.`,
        hint: 'Write the name of an icon, such as `star`. A picture as the logo is `logo` under `theme`, with its `src`.',
      }
    const withoutPrefix = name.replace(/^(ti|tabler|icon)[-:]/i, '')
    const isKnown = (other: string): boolean => icons.get(other) !== undefined
    const meant = isKnown(withoutPrefix) ? withoutPrefix : iconForWord(withoutPrefix, isKnown)
    const { hint: question, suggestions = [] } = didYouMean(meant ?? nearestName(name, icons.names()))
    const all = 'tabler.io/icons shows all icons.'
    return {
      message: `There is no icon \`${name}\`.`,
      ...(question === undefined ? { hint: all } : { hint: `${question} ${all}`, suggestions }),
      ...(meant === undefined ? obviousFix(name, icons.names()) : replacement(name, meant)),
    }
  },
  'bad-image': ({ path, is }: { readonly path: string; readonly is: BadImage | undefined }) => {
    const { says, hint } = (is && badImages[is]) ?? {
      says: is === undefined ? 'can’t be read as an image' : `is ${is}, not a picture, whatever its name says`,
      hint:
        is === undefined
          ? 'Use a .jpg, .png, .webp or .avif file, or an .svg with a size.'
          : 'Save the picture itself: a .jpg, .png, .webp, .avif or .svg file.',
    }
    return { message: `\`public${path}\` ${says}.`, hint }
  },
  'bad-image/share': (_: object) => ({
    message: 'Social networks and messengers don’t show .svg share images.',
    hint: 'Use a .jpg or .png, ideally 1200 × 630 pixels.',
  }),
  'wrong-file': ({ path }: { readonly path: string }) => ({
    message: `\`public${path}\` is not a typeface.`,
    hint: 'Use a .woff2 file; .woff, .ttf and .otf files are larger.',
  }),
  'wrong-file/media': ({ path, kind }: { readonly path: string; readonly kind: keyof typeof mediaFiles }) => ({
    message: `\`public${path}\` is not ${kind === 'audio' ? 'an audio' : 'a video'} file.`,
    hint: `Browsers play files that end in ${mediaFiles[kind].map((name) => `.${name}`).join(', ')}.`,
  }),
  'bad-recording': ({ path, isCut }: { readonly path: string; readonly isCut: boolean }) =>
    isCut
      ? {
          message: `\`public${path}\` is cut off: the end of the recording is missing.`,
          hint: 'Copy the original file again.',
        }
      : {
          message: `\`public${path}\` can’t be read as an MP3.`,
          hint: 'Save the recording as an MP3: mono, 48 kbit/s is enough for speech.',
        },
  'large-recording': ({ path, bytes }: { readonly path: string; readonly bytes: number }) => ({
    message: `\`public${path}\` has ${Math.ceil(bytes / 1000)} kB, but a recording can have ${largestRecording / 1000} kB at most.`,
    hint: 'Save it in mono with 48 kbit/s, and cut it to half a minute.',
  }),
  'bad-moment': ({ at, before, end }: { readonly at: number; readonly before?: number; readonly end?: number }) => ({
    message:
      before === undefined
        ? `This comes at ${at} seconds, but the recording ends after ${end}.`
        : `This comes at ${at} seconds, but what is before it comes at ${before}.`,
    hint: 'Write the second at which it is heard, counted from the beginning of the recording.',
  }),
  'raw-html': ({ tag }: { readonly tag: string }) => ({
    message: `\`${tag}\` is HTML, but texts are Markdown.`,
    hint: 'Write **bold**, *italic*, [a link](/path), lists with `-`. For the character itself, write `&lt;`.',
  }),
  'image-in-text': ({ link }: { readonly link: string }) => ({
    message: `This text can’t show pictures: visitors would see “!” and a link to \`${link}\`.`,
    hint: 'Remove it. A `prose` can show pictures in its text, and cards, case studies and columns have `image`.',
  }),
  'picture-without-alt': ({ src }: { readonly src: string }) => ({
    message: `The picture \`${src}\` has no description.`,
    hint: `Say what it shows, for people who cannot see it: \`![Two people at a desk](${src})\`.`,
  }),
} satisfies RuleTable

interface Written {
  readonly text: string
}

const badImages: { readonly [Kind in BadImage]?: { readonly says: string; readonly hint: string } } = {
  cut: { says: 'is cut off: the end of the picture is missing', hint: 'Copy the original file again.' },
  empty: { says: 'is empty', hint: 'Copy the original file again.' },
  'a HEIC picture': {
    says: 'is a HEIC picture, which most browsers don’t show',
    hint: 'Export it as JPEG (.jpg) in a program for photos. An iPhone makes JPEGs with Settings, Camera, Formats, Most Compatible.',
  },
  'a TIFF picture': {
    says: 'is a TIFF picture, which most browsers don’t show',
    hint: 'Open it in a program for photos, and export it as JPEG (.jpg).',
  },
}

function badDate(text: string, wanted: string, fixed: string | undefined, example: string): Words {
  return {
    message: `\`${text}\` is not ${wanted}.`,
    ...hint(fixed === undefined ? `${lastDay(text)}${example}` : `Write "${fixed}".`),
    ...(fixed !== undefined && replacement(text, fixed)),
  }
}

/** What is wrong with the 30th of February. */
function lastDay(text: string): string {
  const [, year = '', month = '', day = ''] = /^(\d{4})-(\d\d)-(\d\d)(?:T|$)/.exec(text) ?? []
  const days = Number(month) >= 1 && Number(month) <= 12 ? daysOf(Number(year), Number(month)) : 0
  return days > 0 && Number(day) > days ? `Month ${Number(month)} of ${year} has ${days} days. ` : ''
}

function germanDate(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d?)\. ?(\d\d?)\. ?(\d{4})$/.exec(text) ?? []
  return year === undefined ? undefined : pad('', year, month ?? '', day ?? '')
}

function pad(_: string, year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** Zones that people mean by letters which stand for the winter, or for a place without summer time. */
const usualZones: Readonly<Record<string, string>> = {
  EST: 'America/New_York',
  MST: 'America/Denver',
  GMT: 'Europe/London',
  BST: 'Europe/London',
  CET: 'Europe/Berlin',
}

/** The address in `Acme <hello@acme.com>`, `mailto:hello@acme.com` or `hello @acme.com`, if there is only one. */
function onlyEmail(text: string): string | undefined {
  const words = text
    .replaceAll(/\s*@\s*/g, '@')
    .replaceAll(/\bmailto:/gi, '')
    .split(/[\s<>"“”',;:()]+/)
    .filter((word) => word.includes('@'))
  return words.length === 1 ? words.find(isEmail) : undefined
}

const examples = {
  country: 'the two letters of the country: US, GB, DE',
  currency: 'the three letters of the currency: USD, EUR, GBP',
  language: 'the two letters of the language: en, de. A region can follow: en-GB',
} as const

/** What people write that no table has. */
const usualNames: Readonly<Record<string, string>> = { usa: 'US', england: 'GB', dollar: 'USD', pound: 'GBP' }

/** The code of a name, in English or in the language of those who call it so, or of the symbol of a currency. */
function findCode(text: string, kind: CodeKind): string | undefined {
  const wanted = text.trim().toLowerCase()
  const usual = usualNames[wanted.replace(/s$/, '')]
  if (usual !== undefined && canonical(usual, kind) === usual) return usual
  return codesOf(kind).find((code) => {
    const names = [nameOf(code, kind, 'en'), ...(kind === 'currency' ? [symbolOf(code)] : [ownName(code, kind)])]
    return names.some((name) => name?.toLowerCase() === wanted)
  })
}

function ownName(code: string, kind: CodeKind): string | undefined {
  const language = kind === 'country' ? new Intl.Locale(`und-${code}`).maximize().language : code
  return nameOf(code, kind, language)
}

function symbolOf(currency: string): string | undefined {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value
}

/** Every code that there can be; of currencies, those first that most people mean by their symbol. */
function codesOf(kind: CodeKind): readonly string[] {
  if (kind === 'currency') return ['USD', 'EUR', 'GBP', 'JPY', ...Intl.supportedValuesOf('currency')]
  const letters = [...(kind === 'country' ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' : 'abcdefghijklmnopqrstuvwxyz')]
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  return codes.filter((code) => canonical(code, kind) === code)
}
