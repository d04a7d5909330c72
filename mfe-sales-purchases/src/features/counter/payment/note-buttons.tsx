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
import { usePayment } from './payment-context.ts'

/** Exactly the total, the notes a customer is likely to hand over, and nothing again. */
export function NoteButtons() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('exact')
  const { receivedMinor } = useCart()
  const actions = useCartActions()
  const { dueMinor } = usePayment()
  const currency = useCurrency()
  const focus = useFocus()
  const receive = (amountMinor: number | null): void => {
    actions.receive(amountMinor)
    focus.toSearch()
  }
  return (
    <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2" role="group" aria-label={t('counter.pay.notes')}>
      <Box position="relative">
        <Button
          w="full"
          px="1"
          variant={receivedMinor === dueMinor ? 'subtle' : 'outline'}
          size="xl"
          disabled={dueMinor === 0}
          aria-keyshortcuts={shortcut}
          onClick={() => receive(dueMinor)}
        >
          {t('counter.pay.exact')}
        </Button>
        <KeyTag of="exact" />
      </Box>
      {noteAmounts(dueMinor, currency).map((amountMinor) => (
        <NoteButton
          key={amountMinor}
          amountMinor={amountMinor}
          isChosen={receivedMinor === amountMinor}
          onChoose={() => receive(amountMinor)}
        />
      ))}
      {receivedMinor === null ? null : (
        <IconButton
          variant="outline"
          size="xl"
          w="full"
          aria-label={t('counter.pay.clearReceived')}
          onClick={() => receive(null)}
        >
          <DirectionalIcon icon={Delete} size={20} />
        </IconButton>
      )}
    </Grid>
  )
}

interface NoteButtonProps {
  amountMinor: number
  isChosen: boolean
  onChoose: () => void
}

/** Notes are whole: `65`, not `65,000`. The full amount is there for those who hear it. */
function NoteButton({ amountMinor, isChosen, onChoose }: NoteButtonProps) {
  const language = useLanguage()
  const format = useFormat()
  const currency = useCurrency()
  const whole = amountMinor / 10 ** exponentOf(currency)
  return (
    <Button
      px="1"
      variant={isChosen ? 'subtle' : 'outline'}
      size="xl"
      aria-pressed={isChosen}
      aria-label={format.money(amountMinor)}
      onClick={onChoose}
    >
      {formatNumber(whole, language)}
    </Button>
  )
}
