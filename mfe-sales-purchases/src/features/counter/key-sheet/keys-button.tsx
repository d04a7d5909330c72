import { Keyboard } from 'lucide-react'
import { deferred, DeferredPart, Hint, IconButton, useStore, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'

const sheet = deferred(async () => (await import('./key-sheet.tsx')).KeySheet)

/** Opens the list of all keys, as its key does. Where there is no pointer that hovers there is hardly a keyboard. */
export function KeysButton() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const isOpen = useStore(focus.tool, ({ asked }) => asked === 'keys')
  const onClose = (): void => {
    focus.tool.setState({ asked: null })
    focus.toSearch()
  }
  const label = t('counterShortcuts.title')
  return (
    <>
      <Hint label={label}>
        <IconButton
          variant="outline"
          size="xl"
          boxSize="11"
          minW="11"
          display={{ base: 'none', lg: 'inline-flex' }}
          css={{ '@media (hover: none)': { display: 'none' } }}
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts="?"
          onClick={() => focus.askFor('keys')}
        >
          <Keyboard aria-hidden />
        </IconButton>
      </Hint>
      <DeferredPart part={sheet} isWanted={isOpen} given={{ isOpen, onClose }} />
    </>
  )
}
