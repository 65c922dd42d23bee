import { type Format, isFormat } from '../../../../schema/formats.ts'
import type { SchemaNode } from '../../schema/schemaNodes.ts'
import type { CompileContext } from '../compileContext.ts'
import { compileAnchor } from './anchor.ts'
import { findCheckout } from './checkout.ts'
import { compileColor } from './color.ts'
import { compileDate, compileDateTime, compileDay, compileTime } from './date.ts'
import { compileDialog } from './dialog.ts'
import { compileEmail } from './email.ts'
import { compileFile, compileFont } from './file.ts'
import { compileIcon } from './icon.ts'
import { compileImage } from './image.ts'
import { compileInlineMarkdown, compileMarkdown } from './markdown.ts'
import { compileMedia } from './media.ts'
import { compileMoment } from './moment.ts'
import { compileOrigin } from './origin.ts'
import { checkPage } from './page.ts'
import { compilePhone } from './phone.ts'
import { compileRecording } from './recording.ts'
import { compileService } from './service.ts'
import { compileCode } from './standardCode.ts'
import { compileTarget } from './target.ts'
import { compileTimezone } from './timezone.ts'
import { compileUrl } from './url.ts'
import { withBase } from './withBase.ts'

type TextCompiler = (text: string, context: CompileContext, schema: SchemaNode) => unknown

/** What the texts of each format are checked for, and what they become: one file per format in this folder. */
const compilers: Readonly<Record<Format, TextCompiler>> = {
  markdown: compileMarkdown,
  moment: compileMoment,
  'inline-markdown': compileInlineMarkdown,
  icon: compileIcon,
  image: compileImage,
  file: compileFile,
  font: compileFont,
  page: (text, context) => (checkPage(text, context) ? text : undefined),
  target: compileTarget,
  url: compileUrl,
  dialog: compileDialog,
  anchor: compileAnchor,
  service: (text, context) => compileService(text, 'frame', context),
  endpoint: (text, context) => compileService(text, 'connect', context),
  checkout: findCheckout,
  phone: compilePhone,
  email: compileEmail,
  color: compileColor,
  origin: compileOrigin,
  date: compileDate,
  day: compileDay,
  time: compileTime,
  'date-time': compileDateTime,
  timezone: compileTimezone,
  language: (text, context) => compileCode(text, 'language', context),
  country: (text, context) => compileCode(text, 'country', context),
  currency: (text, context) => compileCode(text, 'currency', context),
  audio: (text, context) => compileMedia(text, 'audio', context),
  video: (text, context) => compileMedia(text, 'video', context),
  recording: compileRecording,
  // These are checked where routes are read and shared content is filled in.
  reference: (text) => text,
  collection: (text) => text,
  field: (text) => text,
  path: (text) => text,
}

/**
 * Checks a text by its format and returns what components receive; undefined after a reported problem.
 * @param schema The text's schema, if it has keywords for the format.
 */
export function compileFormat(format: string, text: string, context: CompileContext, schema: SchemaNode = {}): unknown {
  return isFormat(format) ? withBase(format, compilers[format](text, context, schema), context) : text
}
