import type { ReactNode } from 'react'
import { Box, chakra, Text, useStore, useTranslation } from '@comptoir/platform'
import { lineOfGonePack } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { useStanding } from '../register/counter-register.ts'
import type { PayBlock } from './pay-block.ts'
import { usePayment } from './payment-context.ts'

/** Why paying is not possible now, or what became of the last attempt; right above the button. */
export function PayMessage() {
  const { t } = useTranslation('sales-purchases')
  const { checkout, block, isMethodMissing } = usePayment(({ checkout, block, isMethodMissing }) => ({
    ...{ checkout, block, isMethodMissing },
  }))
  const { message } = useStanding()
  const isAwaited = useStore(useFocus().tool, ({ awaited }) => Boolean(awaited))
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
  if (isMethodMissing && block !== 'detailsMissing')
    return <Message family="attention">{t('counter.pay.noMethod')}</Message>
  const quiet = isAwaited ? 'counterGoods.awaited' : quietKey(block)
  return quiet ? (
    <Text role="status" textStyle="small" color="fg.muted">
      {t(quiet)}
    </Text>
  ) : null
}

/** What is said without a frame: it is soon over, or up to who pays. */
function quietKey(block: PayBlock | null): string | null {
  if (block === 'detailsMissing') return 'paymentDetails.missing'
  return block === 'scanning' || block === 'unreadable' || block === 'partOpen' || block === 'accountPending'
    ? `counter.pay.${block}`
    : null
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
