import { deferred, DeferredPart } from '@comptoir/platform'
import { useAskedTool } from '../focus/use-asked-tool.ts'
import { useSeller } from '../register/seller.ts'

const dialog = deferred(async () => (await import('./x-dialog.tsx')).XDialog)

/** The report of the session over the counter, for who took over: they do not leave it. */
export function AskedXReport() {
  const seller = useSeller()
  const { isOpen, onClose } = useAskedTool('xReport')
  if (!seller) return null
  return <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, cashierId: seller.id, onClose }} />
}
