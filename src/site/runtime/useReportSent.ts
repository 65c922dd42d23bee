import { useSiteShell } from './context.ts'

/** Reports a sent form, if the site counts such events. The content of the form is never included. */
export function useReportSent(form: 'appointment' | 'contact' | 'access'): () => void {
  const event = useSiteShell().analytics?.events[form]
  return () => {
    if (event !== undefined) window.pagewright.report?.(event)
  }
}
