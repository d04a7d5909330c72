import { X } from 'lucide-react'
import { Box, Flex, IconButton, Money, Text, useFormat, useStore, useTranslation } from '@comptoir/platform'
import { ownDirection } from '../../../common/own-direction.ts'
import type { PaymentPart } from '../cart/cart.ts'
import { useCart, useCartActions, usePricedCart } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { usePayment } from './payment-context.ts'

/** What was taken already by other methods, below what is asked for, which does not move. */
export function PaidParts() {
  const parts = useCart((cart) => cart.parts)
  return parts.length > 0 ? <Parts parts={parts} /> : null
}

/** Whether the field of a part is open. */
export function useIsSplitting(): boolean {
  const canSplit = usePayment((payment) => payment.canSplit)
  return useStore(useFocus().shown, (shown) => shown.isSplitting) && canSplit
}

function Parts({ parts }: { parts: readonly PaymentPart[] }) {
  const { t } = useTranslation('sales-purchases')
  const isHeld = usePayment(({ checkout }) => checkout.kind === 'writing')
  const { totalMinor } = usePricedCart().totals.totals
  const currency = useCurrency()
  const { removePart } = useCartActions()
  const focus = useFocus()
  const format = useFormat()
  return (
    <Box>
      <Text textStyle="small" color="fg.muted">
        {t('counter.pay.ofTotal')} <Money amountMinor={totalMinor} currency={currency} />
      </Text>
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('counter.pay.parts')}>
        {parts.map(({ id, methodName: name, amountMinor, details = {} }) => {
          return (
            <Flex as="li" key={id} align="center" gap="2">
              <Text flex="1" minW="0" dir="auto" css={ownDirection} lineClamp={2} overflowWrap="anywhere">
                {name}
                {details.number ? ` ${details.number}` : null}
                {details.foreign ? ` ${format.money(details.foreign.amountMinor, details.foreign.currency)}` : null}
                {details.dueDate ? ` · ${format.date(details.dueDate)}` : null}
              </Text>
              <Money amountMinor={amountMinor} currency={currency} isBold />
              <IconButton
                variant="ghost"
                size="xl"
                aria-label={t('counter.pay.removePart', { name })}
                disabled={isHeld}
                onClick={() => {
                  removePart(id)
                  focus.toSearch()
                }}
              >
                <X aria-hidden />
              </IconButton>
            </Flex>
          )
        })}
      </Flex>
    </Box>
  )
}
