import { type RefObject, useEffect, useEffectEvent } from 'react'

/**
 * Calls back when the page in a frame posts that its form was sent. Ignores messages of other frames and other origins.
 */
export function useFormSent(frame: RefObject<HTMLIFrameElement | null>, onSent: () => void): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    const { current } = frame
    if (!current || event.source !== current.contentWindow) return
    if (event.origin === new URL(current.src).origin && saysSent(event.data)) onSent()
  })
  useEffect(() => {
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
}

function saysSent(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'form:submit'
}
