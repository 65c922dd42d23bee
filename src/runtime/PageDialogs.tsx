import { memo, useEffect, useState } from 'react'
import type { CompiledDialog, CompiledPage } from '../../schema/model.ts'
import { forgetDialogs, noteOpened, useDialogs } from '../stores/dialogs.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { dialogId, findDialog } from '../ui/dialogs.ts'
import { Blocks } from './BlockRenderer.tsx'
import { useRuntime } from './context.ts'
import { withNested } from './registry.ts'

/**
 * The dialogs that a page can open. The browser opens and closes them, and the store records it.
 * Blocks whose code is loaded with the page are rendered from the start, so that the dialog is complete
 * before hydration. The code of other blocks is fetched when the dialog opens.
 */
export const PageDialogs = memo(function PageDialogs({
  dialogs,
}: {
  readonly dialogs: CompiledPage['dialogs']
}) {
  useEffect(() => {
    const stop = watchDialogs(Object.keys(dialogs))
    return () => {
      stop()
      forgetDialogs()
    }
  }, [dialogs])
  return Object.entries(dialogs).map(([name, dialog]) => (
    <PageDialog key={name} name={name} dialog={dialog} />
  ))
})

function PageDialog({ name, dialog }: { readonly name: string; readonly dialog: CompiledDialog }) {
  const { registry } = useRuntime()
  const [complete] = useState(() => withNested(dialog.blocks).every(({ type }) => registry.get(type)))
  const wasOpened = useDialogs((state) => state.opened.includes(name))
  return (
    <Dialog id={dialogId(name)} title={dialog.title} description={dialog.description} size={dialog.size}>
      {(complete || wasOpened) && <Blocks blocks={dialog.blocks} />}
    </Dialog>
  )
}

/** Records every dialog that opens, however it is opened. */
function watchDialogs(names: readonly string[]): () => void {
  const nameOf = new Map<Node, string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) note(target as HTMLDialogElement)
  })
  const note = (dialog: HTMLDialogElement) => {
    if (dialog.open) noteOpened(nameOf.get(dialog) ?? '')
  }
  for (const name of names) {
    const dialog = findDialog(name)
    if (!dialog) continue
    nameOf.set(dialog, name)
    observer.observe(dialog, { attributeFilter: ['open'] })
    note(dialog)
  }
  return () => observer.disconnect()
}
