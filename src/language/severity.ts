import type { ProblemCode } from './messages/problemKinds.ts'

/** Errors stop a build, warnings are likely mistakes or hurt visitors, notices are good to know. */
export type Severity = 'error' | 'warning' | 'notice'

/** The severities of all kinds of problems that are no errors. */
const severities: Partial<Readonly<Record<ProblemCode, Severity>>> = {
  'three-decimals': 'warning',
  'ends-early': 'warning',
  'one-weight': 'warning',
  'pinch-zoom': 'warning',
  'year-price': 'warning',
  'cut-text': 'warning',
  'markup-in-plain-text': 'warning',
  'file-name-as-alt': 'warning',
  'hidden-character': 'warning',
  'lost-sign': 'warning',
  'joined-lines': 'warning',
  'long-text': 'warning',
  'long-heading': 'warning',
  'doubled-braces': 'warning',
  'unused-content': 'warning',
  'unused-dialog': 'warning',
  'unused-service': 'warning',
  'unlinked-page': 'warning',
  'same-title': 'warning',
  'unused-file': 'warning',
  'robots-without-sitemap': 'warning',
  'nothing-to-accept': 'warning',
  'unreported-event': 'warning',
  'stale-translation': 'warning',
  'unused-translation': 'warning',
  'lost-mark': 'warning',
  'undeclared-language': 'warning',
  'missing-translation': 'notice',
  'unfinished-text': 'notice',
  'curly-quotes': 'notice',
  'small-picture': 'notice',
  'limited-redirect': 'notice',
  'no-main-heading': 'notice',
  'long-title': 'notice',
  'wide-header': 'notice',
  'no-words': 'notice',
  contradiction: 'notice',
  'repeated-claim': 'notice',
  'long-description': 'notice',
  'form-answer': 'notice',
  'stand-in': 'notice',
  placeholder: 'notice',
  sample: 'notice',
  'simulated-form': 'notice',
  'early-service': 'notice',
}

export function severityOf(code: ProblemCode): Severity {
  return severities[code] ?? 'error'
}
