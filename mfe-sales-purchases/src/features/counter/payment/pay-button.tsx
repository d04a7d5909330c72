import { Check } from 'lucide-react'
import { Box, Button, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { usePayment, usePaymentStore } from './payment-context.ts'

/** The one large green surface. */
export function PayButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('pay')
  const { isWriting, isDisabled } = usePayment(({ checkout, block }) => ({
    isWriting: checkout.kind === 'writing',
    isDisabled: block !== null && block !== 'detailsMissing' && block !== 'identityMissing',
  }))
  const payment = usePaymentStore()
  const focus = useFocus()
  return (
    <Box position="relative">
      <Button
        size="2xl"
        w="full"
        borderRadius="lg"
        colorPalette="success"
        loading={isWriting}
        loadingText={t('counter.pay.writing')}
        disabled={isDisabled}
        aria-keyshortcuts={`${shortcut ?? ''} Control+Enter`}
        onClick={() => {
          payment.getState().pay()
          focus.toSearch()
        }}
      >
        <Check aria-hidden />
        {t('counter.pay.pay')}
      </Button>
      <KeyTag of="pay" />
    </Box>
  )
}
