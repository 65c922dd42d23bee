import { useMemo } from 'react'
import type { IconBody } from '../../../schema/values.ts'
import { trustedMarkup } from './trusted.ts'

interface IconProps {
  readonly body: IconBody
  /** Width and height in pixels at the normal text size, with which it grows. */
  readonly size?: number
  readonly className?: string
}

/** How nearly all icons are drawn. In pages, one rule of the base styles says it for `fill="none"`. */
const lineStyle = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'

/** An icon beside text that says the same: hidden from assistive technology. */
export function Icon({ body, size = 24, className }: IconProps) {
  const length = `${size / 16}rem`
  const isDrawn = body.includes(lineStyle)
  const markup = useMemo(() => trustedMarkup(body.replaceAll(lineStyle, '') as IconBody), [body])
  return (
    <svg
      className={className}
      width={length}
      height={length}
      viewBox="0 0 24 24"
      fill={isDrawn ? 'none' : undefined}
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body comes from an icon set, at build
      dangerouslySetInnerHTML={markup}
    />
  )
}
