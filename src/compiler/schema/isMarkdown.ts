/** Whether texts with this format of a schema are Markdown. */
export function isMarkdown(format: unknown): boolean {
  return format === 'markdown' || format === 'inline-markdown'
}
