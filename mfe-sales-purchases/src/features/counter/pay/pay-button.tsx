import { Check, RotateCw } from 'lucide-react'
import { Box, Button, Notice, Text, useTranslation } from '@comptoir/platform'
import { KEY_OF } from '../keys/counter-action.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { useTillContext } from '../till/till-context.ts'

/** The one large green surface. While nobody knows about the last sale it asks about that one again. */
export function PayButton() {
  const { t } = useTranslation('sales-purchases')
  const { pay, focus } = useTillContext()
  const isUnknown = pay.checkout.kind === 'unknown'
  return (
    <Box position="relative">
      <Button
        size="2xl"
        w="full"
        borderRadius="lg"
        colorPalette={isUnknown ? 'brand' : 'success'}
        loading={pay.checkout.kind === 'sending'}
        loadingText={t('counter.pay.sending')}
        disabled={!isUnknown && pay.block !== null}
        aria-keyshortcuts="F10 Control+Enter"
        onClick={() => {
          pay.pay()
          focus.focus()
        }}
      >
        {isUnknown ? <RotateCw aria-hidden /> : <Check aria-hidden />}
        {isUnknown ? t('counter.pay.sendAgain') : t('counter.pay.pay')}
      </Button>
      <KeyTag of={KEY_OF.pay} />
    </Box>
  )
}

/** What stands in the way of paying, or what became of the last attempt. */
export function PayMessage() {
  const { t } = useTranslation('sales-purchases')
  const { pay } = useTillContext()
  const { checkout, block, isMethodMissing } = pay
  if (checkout.kind === 'refused') return <Notice tone="danger">{checkout.message}</Notice>
  if (checkout.kind === 'unknown') {
    return (
      <Notice tone="attention" title={t('counter.pay.unknownTitle')}>
        {t('counter.pay.unknownText')}
      </Notice>
    )
  }
  if (isMethodMissing) return <Notice tone="attention">{t('counter.pay.noMethod')}</Notice>
  if (block === 'scanning' || block === 'unreadable') {
    return (
      <Text role="status" textStyle="small" color="fg.muted">
        {t(`counter.pay.${block}`)}
      </Text>
    )
  }
  return null
}
