import type { IconBody } from '../../../schema/values.ts'

interface Props {
  readonly body: IconBody
  readonly size?: number
}

/** A line drawing beside words, or in a button that has a name. The markup is that of the icon set, never a site’s. */
export function Icon({ body, size = 1.125 }: Props) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={`${size}rem`}
      height={`${size}rem`}
      aria-hidden="true"
      focusable="false"
      style={{ flex: 'none', display: 'block' }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the drawing of the icon set.
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
