/** Whether the page in a frame posts that its form was sent. Messages of other frames and other origins don't count. */
export function saysSent(
  { source, origin, data }: MessageEvent,
  { contentWindow, src }: HTMLIFrameElement,
): boolean {
  return source === contentWindow && origin === new URL(src).origin && data?.type === 'form:submit'
}
