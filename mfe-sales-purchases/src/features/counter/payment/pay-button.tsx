import { Check } from 'lucide-react'
import { Box, Button, useTranslation } from '@comptoir/platform'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { usePayment } from './payment-context.ts'

/** The one large green surface. */
export function PayButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('pay')
  const { checkout, block, pay } = usePayment()
  const focus = useFocus()
  return (
    <Box position="relative">
      <Button
        size="2xl"
        w="full"
        borderRadius="lg"
        colorPalette="success"
        loading={checkout.kind === 'writing'}
        loadingText={t('counter.pay.writing')}
        disabled={block !== null && block !== 'detailsMissing' && block !== 'identityMissing'}
        aria-keyshortcuts={`${shortcut ?? ''} Control+Enter`}
        onClick={() => {
          pay()
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
