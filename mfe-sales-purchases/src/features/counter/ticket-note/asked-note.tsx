import { deferred, DeferredPart } from '@comptoir/platform'
import { useAskedTool } from '../focus/use-asked-tool.ts'

const dialog = deferred(async () => (await import('./note-dialog.tsx')).NoteDialog)

/** The dialog for what is noted on the open ticket, while it is asked for. */
export function AskedNote() {
  const { isOpen, onClose } = useAskedTool('note')
  return <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}
