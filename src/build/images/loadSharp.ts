/**
 * The library that decodes and encodes pictures. It is large: only a build that has pictures to make loads it.
 * One thread for each picture, because several are made at a time.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  return sharp
}
