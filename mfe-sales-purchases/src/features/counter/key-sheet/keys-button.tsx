import { Keyboard } from 'lucide-react'
import { deferred, DeferredPart, useTranslation } from '@comptoir/platform'
import { BarButton } from '../bar-button.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { useAskedTool } from '../focus/use-asked-tool.ts'

const sheet = deferred(async () => (await import('./key-sheet.tsx')).KeySheet)

/** Opens the list of all keys, as its key does. Where there is no pointer that hovers there is hardly a keyboard. */
export function KeysButton() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const { isOpen, onClose } = useAskedTool('keys')
  return (
    <>
      <BarButton
        label={t('counterShortcuts.title')}
        display={{ base: 'none', lg: 'inline-flex' }}
        css={{ '@media (hover: none)': { display: 'none' } }}
        aria-haspopup="dialog"
        aria-keyshortcuts="?"
        onClick={() => focus.askFor('keys')}
      >
        <Keyboard aria-hidden />
      </BarButton>
      <DeferredPart part={sheet} isWanted={isOpen} given={{ isOpen, onClose }} />
    </>
  )
}
