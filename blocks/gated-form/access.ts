import { createFlag } from '../../src/site/stores/flag.ts'
import { accessKey } from './accessKey.ts'

/** Set once this visitor has sent the hosted form. */
export const access = createFlag(accessKey)
