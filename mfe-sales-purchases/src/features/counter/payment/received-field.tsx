import { AmountInput } from '@comptoir/platform/forms'
import { Box, chakra, Flex, useFormat, useTranslation } from '@comptoir/platform'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { usePayment, usePaymentStore } from './payment-context.ts'
import { useKeypad } from './use-keypad.ts'

const FIELD_ID = 'counter-received'
const amountLook = { '& input': { textAlign: 'end', fontWeight: 'semibold', fontSize: 'lg' } }

/** Cash handed over. Left empty it is the exact total, which is shown in grey; Enter pays. */
export function ReceivedField() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const receivedMinor = useCart((cart) => cart.receivedMinor)
  const actions = useCartActions()
  const dueMinor = usePayment((payment) => payment.dueMinor)
  const payment = usePaymentStore()
  const currency = useCurrency()
  const focus = useFocus()
  return (
    <Flex align="center" gap="2">
      <chakra.label htmlFor={FIELD_ID} color="fg.muted" textStyle="body-lg">
        {t('counter.pay.received')}
      </chakra.label>
      <Box position="relative" flex="1" minW="0" css={amountLook}>
        <AmountInput
          ref={focus.receivedField}
          id={FIELD_ID}
          size="xl"
          amountMinor={receivedMinor}
          currency={currency}
          placeholder={format.amount(dueMinor)}
          onChange={actions.receive}
          {...useKeypad()}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            payment.getState().pay()
            focus.toSearch()
          }}
        />
        <KeyTag of="received" />
      </Box>
    </Flex>
  )
}
