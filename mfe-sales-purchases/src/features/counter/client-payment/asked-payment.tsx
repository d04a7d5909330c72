import { useEffect } from 'react'
import { BookUser } from 'lucide-react'
import { CLIENT_PAYMENTS_AT } from '@comptoir/contracts/addresses'
import { Box, deferred, DeferredPart, useHasPermission, useTranslation } from '@comptoir/platform'
import { BarButton } from '../bar-button.tsx'
import { useFocus } from '../focus/counter-focus.ts'
import { useAskedTool } from '../focus/use-asked-tool.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useSayWhose } from '../register/seller.ts'

const dialog = deferred(async () => (await import('./payment-dialog.tsx')).PaymentDialog)

/** Where clients pay what they owe, from the button and from its key; nothing for who may not receive it, and who took over is told why. */
export function AskedPayment() {
  const { t } = useTranslation('sales-purchases')
  const focus = useFocus()
  const shortcut = useKeyOf('clientPays')
  const { isOpen, onClose } = useAskedTool('clientPays')
  const isAllowed = useHasPermission(CLIENT_PAYMENTS_AT.permissions.write)
  const sayWhose = useSayWhose()
  const isUnanswered = isOpen && (!isAllowed || sayWhose !== null)
  useEffect(() => {
    if (!isUnanswered) return
    focus.tool.setState({ asked: null })
    if (isAllowed) sayWhose?.()
  }, [isUnanswered, isAllowed, sayWhose, focus])
  if (!isAllowed) return null
  return (
    <>
      <Box position="relative">
        <BarButton
          label={t('clientPayments.button')}
          aria-keyshortcuts={shortcut}
          onClick={() => focus.askFor('clientPays')}
        >
          <BookUser aria-hidden />
        </BarButton>
        <KeyTag of="clientPays" />
      </Box>
      <DeferredPart
        part={dialog}
        isWanted={isOpen && !isUnanswered}
        given={{ isOpen: isOpen && !isUnanswered, onClose }}
      />
    </>
  )
}
