import { type RefObject, useEffect, useEffectEvent } from 'react'
import { saysSent } from './saysSent.ts'

/**
 * Calls back when the page in a frame posts that its form was sent. Ignores messages of other frames and other origins.
 */
export function useFormSent(frame: RefObject<HTMLIFrameElement | null>, onSent: () => void): void {
  const hear = useEffectEvent((event: MessageEvent) => {
    const { current } = frame
    if (current && saysSent(event, current)) onSent()
  })
  useEffect(() => {
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [])
}
