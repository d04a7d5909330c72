import { useEffect } from 'react'
import { HandHelping } from 'lucide-react'
import { CLIENT_PAYMENTS_AT } from '@comptoir/contracts/addresses'
import { Box, deferred, DeferredPart, Hint, IconButton, useStore, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useOwnMay } from '../register/seller.ts'

const dialog = deferred(async () => (await import('./payment-dialog.tsx')).PaymentDialog)

/** Where clients pay what they owe, from the button and from its key; nothing for who may not receive it. */
export function AskedPayment() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const shortcut = useKeyOf('clientPays')
  const isOpen = useStore(focus.tool, ({ asked }) => asked === 'clientPays')
  const isAllowed = useOwnMay(CLIENT_PAYMENTS_AT.permissions.write)
  const isUnanswered = isOpen && !isAllowed
  useEffect(() => {
    if (isUnanswered) focus.tool.setState({ asked: null })
  }, [isUnanswered, focus])
  if (!isAllowed) return null
  const label = t('clientPayments.button')
  const onClose = (): void => {
    focus.tool.setState({ asked: null })
    focus.toSearch()
  }
  return (
    <>
      <Hint label={label}>
        <Box position="relative">
          <IconButton
            variant="outline"
            size="xl"
            boxSize="11"
            minW="11"
            aria-label={label}
            aria-keyshortcuts={shortcut}
            onClick={() => focus.askFor('clientPays')}
          >
            <HandHelping aria-hidden />
          </IconButton>
          <KeyTag of="clientPays" />
        </Box>
      </Hint>
      <DeferredPart part={dialog} isWanted={isOpen} given={{ isOpen, onClose }} />
    </>
  )
}
