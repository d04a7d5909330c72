import { memo } from 'react'
import { Delete } from 'lucide-react'
import {
  Box,
  Button,
  DirectionalIcon,
  formatNumber,
  Grid,
  IconButton,
  useFormat,
  useLanguage,
  useTranslation,
} from '@comptoir/platform'
import { exponentOf } from '@comptoir/money'
import { useCart, useCartActions } from '../cart/cart-context.ts'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { noteAmounts } from './note-amounts.ts'
import { usePayment, usePaymentStore } from './payment-context.ts'

/** Exactly the total, the notes a customer is likely to hand over, and nothing again: six places, whichever are taken. */
export function NoteButtons() {
  const { t } = useTranslation('sales-purchases')
  const receivedMinor = useCart((cart) => cart.receivedMinor)
  const dueMinor = usePayment((payment) => payment.dueMinor)
  const currency = useCurrency()
  return (
    <Grid
      templateColumns="repeat(3, minmax(0, 1fr))"
      templateRows="repeat(2, 3rem)"
      gap="2"
      flex="none"
      role="group"
      aria-label={t('counter.pay.notes')}
    >
      <ExactButton isChosen={receivedMinor === dueMinor} isDisabled={dueMinor <= 0} />
      {noteAmounts(Math.max(dueMinor, 1), currency).map((amountMinor) => (
        <NoteButton
          key={amountMinor}
          amountMinor={amountMinor}
          isChosen={receivedMinor === amountMinor}
          isDisabled={dueMinor <= 0}
        />
      ))}
      <NothingButton isDisabled={receivedMinor === null} />
    </Grid>
  )
}

function useReceive(): (amountMinor: number | null) => void {
  const actions = useCartActions()
  const focus = useFocus()
  return (amountMinor) => {
    actions.receive(amountMinor)
    focus.toSearch()
  }
}

interface ChoiceProps {
  isChosen: boolean
  isDisabled: boolean
}

// Each is drawn again only for what it shows: the total changes with each line.

const ExactButton = memo(function ExactButton({ isChosen, isDisabled }: ChoiceProps) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('exact')
  const payment = usePaymentStore()
  const receive = useReceive()
  return (
    <Box position="relative">
      <Button
        w="full"
        px="1"
        variant={isChosen ? 'subtle' : 'outline'}
        size="xl"
        disabled={isDisabled}
        aria-keyshortcuts={shortcut}
        onClick={() => receive(payment.getState().dueMinor)}
      >
        {t('counter.pay.exact')}
      </Button>
      <KeyTag of="exact" />
    </Box>
  )
})

/** Notes are whole: `65`, not `65,000`. The full amount is there for those who hear it. */
const NoteButton = memo(function NoteButton({
  amountMinor,
  isChosen,
  isDisabled,
}: ChoiceProps & { amountMinor: number }) {
  const language = useLanguage()
  const format = useFormat()
  const currency = useCurrency()
  const receive = useReceive()
  const whole = amountMinor / 10 ** exponentOf(currency)
  return (
    <Button
      px="1"
      variant={isChosen ? 'subtle' : 'outline'}
      size="xl"
      aria-pressed={isChosen}
      disabled={isDisabled}
      aria-label={format.money(amountMinor)}
      onClick={() => receive(amountMinor)}
    >
      {formatNumber(whole, language)}
    </Button>
  )
})

const NothingButton = memo(function NothingButton({ isDisabled }: { isDisabled: boolean }) {
  const { t } = useTranslation('sales-purchases')
  const receive = useReceive()
  return (
    <IconButton
      variant="outline"
      size="xl"
      w="full"
      gridArea="2 / 3"
      aria-label={t('counter.pay.clearReceived')}
      disabled={isDisabled}
      onClick={() => receive(null)}
    >
      <DirectionalIcon icon={Delete} size={20} />
    </IconButton>
  )
})
