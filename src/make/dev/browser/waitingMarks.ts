const style = `
  [data-waits]::before { content: attr(data-waits); position: absolute; z-index: 2147483644; margin: 8px;
    padding: 2px 10px; border-radius: 999px; background: #ffd43b; color: #0f0e17;
    font: 600 12px/1.6 ui-monospace, monospace; pointer-events: none; }
  main[data-waits]::before { position: fixed; inset: auto 12px 12px auto; margin: 0; }
  @media print { [data-waits]::before { display: none; } }
`

/** For the person who edits the site in development: marks pages and blocks that a build leaves out, now or at other times. */
export function startWaitingMarks(): void {
  const element = document.head.appendChild(document.createElement('style'))
  element.textContent = style
}
