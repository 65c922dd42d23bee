import type { IconBody } from '../../schema/values.ts'

/** The icons that a site can name. */
export interface IconSet {
  get(name: string): IconBody | undefined
  names(): readonly string[]
}
