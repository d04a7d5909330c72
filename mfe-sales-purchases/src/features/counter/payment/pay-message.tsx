import type { ReactNode } from 'react'
import { Box, chakra, Text, useTranslation } from '@comptoir/platform'
import { lineOfGonePack } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useStanding } from '../register/counter-register.ts'
import { usePayment } from './payment-context.ts'

/** Why paying is not possible now, or what became of the last attempt; right above the button. */
export function PayMessage() {
  const { t } = useTranslation('sales-purchases')
  const { checkout, block, isMethodMissing } = usePayment()
  const { message } = useStanding()
  if (checkout.kind === 'failed') {
    return (
      <Message family="danger" role="alert">
        <chakra.strong fontWeight="semibold">{t('counter.pay.failedTitle')}</chakra.strong>{' '}
        {t('counter.pay.failedText')}
      </Message>
    )
  }
  if (block === 'noStorage' || block === 'noAnswer' || block === 'refused') {
    return (
      <Message family="danger" role="alert">
        <chakra.strong fontWeight="semibold">{t(`counter.register.${block}Title`)}</chakra.strong>{' '}
        {block === 'refused' ? message : t(`counter.register.${block}Text`)}
      </Message>
    )
  }
  if (block === 'overpaid' || block === 'partGone')
    return <Message family="attention">{t(`counter.pay.${block}`)}</Message>
  if (block === 'packGone') return <PackGone />
  if (block === 'detailsMissing')
    return (
      <Text role="status" textStyle="small" color="fg.muted">
        {t('paymentDetails.missing')}
      </Text>
    )
  if (isMethodMissing) return <Message family="attention">{t('counter.pay.noMethod')}</Message>
  if (block !== 'scanning' && block !== 'unreadable' && block !== 'partOpen' && block !== 'accountPending') return null
  return (
    <Text role="status" textStyle="small" color="fg.muted">
      {t(`counter.pay.${block}`)}
    </Text>
  )
}

function PackGone() {
  const { t } = useTranslation('sales-purchases')
  const product = lineOfGonePack(useCart())?.product.designation ?? ''
  return <Message family="attention">{t('counter.pay.packGone', { product })}</Message>
}

export interface MessageProps {
  family: 'danger' | 'attention'
  role?: 'alert' | 'status'
  children: ReactNode
}

/** A message of the pay zone, whose column is too narrow for an icon beside the words. */
export function Message({ family, role = 'status', children }: MessageProps) {
  return (
    <Box
      role={role}
      px="3"
      py="2.5"
      bg={`${family}.subtle`}
      color={`${family}.fg`}
      borderWidth="1px"
      borderColor={`${family}.border`}
      borderRadius="lg"
      textStyle="small"
    >
      {children}
    </Box>
  )
}
