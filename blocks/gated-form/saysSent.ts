/**
 * Whether the page in a frame posts that its form was sent. Messages of other frames and other origins don't count. A page
 * that its sandbox takes the origin from has the origin `null`; the security policy keeps such a frame at home.
 */
export function saysSent({ source, origin, data }: MessageEvent, frame: HTMLIFrameElement): boolean {
  const rights = frame.getAttribute('sandbox')
  const expected = rights?.includes('allow-same-origin') === false ? 'null' : new URL(frame.src).origin
  return source === frame.contentWindow && origin === expected && data?.type === 'form:submit'
}
