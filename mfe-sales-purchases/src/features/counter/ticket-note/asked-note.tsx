import { deferred, DeferredPart, useStore } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'

const dialog = deferred(async () => (await import('./note-dialog.tsx')).NoteDialog)

/** The dialog for what is noted on the open ticket, while it is asked for. */
export function AskedNote() {
  const focus = useFocus()
  const isOpen = useStore(focus.tool, ({ asked }) => asked === 'note')
  const onClose = (): void => {
    focus.tool.setState({ asked: null })
    focus.toSearch()
  }
  return <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}
