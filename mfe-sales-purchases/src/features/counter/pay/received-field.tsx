import { AmountInput } from '@comptoir/platform/forms'
import { Box, chakra, Flex, useFormat, useTranslation } from '@comptoir/platform'
import { KEY_OF } from '../keys/counter-action.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { useTillContext } from '../till/till-context.ts'

const FIELD_ID = 'counter-received'
const amountLook = { '& input': { textAlign: 'end', fontWeight: 'semibold', fontSize: 'lg' } }

/** Cash handed over. Left empty it is the exact total, which stands in it in grey; Enter pays. */
export function ReceivedField() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { actions, cart, pay, focus, rules } = useTillContext()
  return (
    <Flex align="center" gap="2">
      <chakra.label htmlFor={FIELD_ID} color="fg.muted" textStyle="body-lg">
        {t('counter.pay.received')}
      </chakra.label>
      <Box position="relative" flex="1" minW="0" css={amountLook}>
        <AmountInput
          ref={pay.receivedRef}
          id={FIELD_ID}
          size="xl"
          amountMinor={cart.receivedMinor}
          currency={rules.pricing.currency}
          placeholder={format.amount(pay.dueMinor)}
          onChange={actions.receive}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            pay.pay()
            focus.focus()
          }}
        />
        <KeyTag of={KEY_OF.received} />
      </Box>
    </Flex>
  )
}
