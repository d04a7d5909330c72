import { Check, RotateCw } from 'lucide-react'
import { Box, Button, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KEY_OF } from '../keys/counter-action.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { usePayment } from './payment-context.ts'

/** The one large green surface. While nobody knows about the last sale it asks about that one again. */
export function PayButton() {
  const { t } = useTranslation('sales-purchases')
  const { checkout, block, pay } = usePayment()
  const focus = useFocus()
  const isUnknown = checkout.kind === 'unknown'
  return (
    <Box position="relative">
      <Button
        size="2xl"
        w="full"
        borderRadius="lg"
        colorPalette={isUnknown ? 'brand' : 'success'}
        loading={checkout.kind === 'sending'}
        loadingText={t('counter.pay.sending')}
        disabled={!isUnknown && block !== null}
        aria-keyshortcuts="F10 Control+Enter"
        onClick={() => {
          pay()
          focus.toSearch()
        }}
      >
        {isUnknown ? <RotateCw aria-hidden /> : <Check aria-hidden />}
        {isUnknown ? t('counter.pay.sendAgain') : t('counter.pay.pay')}
      </Button>
      <KeyTag of={KEY_OF.pay} />
    </Box>
  )
}
