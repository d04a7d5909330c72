import { deferred, DeferredPart } from '@comptoir/platform'
import { useAskedTool } from '../focus/use-asked-tool.ts'

const dialog = deferred(async () => (await import('./price-dialog.tsx')).PriceDialog)

/** The dialog for the price of the line in hand, while it is asked for. */
export function AskedPrice() {
  const { isOpen, onClose } = useAskedTool('price')
  return <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
}
