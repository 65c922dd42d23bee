/** Reports that a form was sent, where the site reports it. What was written into it is nobody's business. */
export function reportSent(form: 'appointment' | 'contact' | 'access'): void {
  const { report, boot }: Partial<Window['pagewright']> = window.pagewright ?? {}
  const event = boot?.analytics?.events[form]
  if (event !== undefined) report?.(event)
}
