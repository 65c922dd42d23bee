/** What moves the second step, which is fetched after the block has become live. */
export { domMax } from 'framer-motion'
