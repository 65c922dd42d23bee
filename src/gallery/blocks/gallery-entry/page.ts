/** Copies the YAML of an example, and shows the previews in the color scheme that is chosen for the gallery. */

addEventListener('click', async ({ target }) => {
  const button = (target as Element).closest<HTMLElement>('[data-copy]')
  const code = button?.closest('[data-yaml]')?.querySelector('code')
  const status = button?.closest('[data-yaml]')?.querySelector('[role=status]')
  if (!code || !status) return
  try {
    await navigator.clipboard.writeText(code.textContent)
    status.textContent = 'Copied.'
  } catch {
    // The browser denies the clipboard, as it does without HTTPS.
    getSelection()?.selectAllChildren(code)
    status.textContent = 'Selected. Copy it with Ctrl+C.'
  }
})

const { documentElement: root } = document
new MutationObserver(() => {
  for (const frame of document.querySelectorAll<HTMLIFrameElement>('[data-device] iframe')) {
    const inside = frame.contentDocument?.documentElement
    if (inside) inside.style.colorScheme = root.style.colorScheme
  }
}).observe(root, { attributeFilter: ['style'] })

export {}
