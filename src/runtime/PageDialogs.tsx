import { memo } from 'react'
import type { CompiledPage } from '../../schema/model.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { dialogId } from '../ui/dialogs.ts'
import { Blocks } from './BlockRenderer.tsx'

interface PageDialogsProps {
  readonly dialogs: CompiledPage['dialogs']
}

/** The dialogs that a page can open. The browser opens and closes them. */
export const PageDialogs = memo(function PageDialogs({ dialogs }: PageDialogsProps) {
  return Object.entries(dialogs).map(([name, dialog]) => (
    <Dialog key={name} id={dialogId(name)} title={dialog.title} description={dialog.description} size={dialog.size}>
      <Blocks blocks={dialog.blocks} />
    </Dialog>
  ))
})
