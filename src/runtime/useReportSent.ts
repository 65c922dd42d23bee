import { useSiteFrame } from './context.ts'

/** Reports that a form was sent, where the site reports it. What was written into it is nobody's business. */
export function useReportSent(form: 'appointment' | 'contact' | 'access'): () => void {
  const event = useSiteFrame().analytics?.events[form]
  return () => {
    if (event !== undefined) window.pagewright.report?.(event)
  }
}
