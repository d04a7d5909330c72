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
import { KEY_OF } from '../keys/counter-action.ts'
import { KeyTag } from '../keys/key-tag.tsx'
import { useTillContext } from '../till/till-context.ts'
import { noteAmounts } from './note-amounts.ts'

/** Exactly the total, the notes a customer is likely to hand over, and nothing again. */
export function NoteButtons() {
  const { t } = useTranslation('sales-purchases')
  const { actions, cart, focus, pay, rules } = useTillContext()
  const receive = (amountMinor: number | null): void => {
    actions.receive(amountMinor)
    focus.focus()
  }
  return (
    <Grid templateColumns="repeat(3, minmax(0, 1fr))" gap="2" role="group" aria-label={t('counter.pay.notes')}>
      <Box position="relative">
        <Button
          w="full"
          px="1"
          variant={cart.receivedMinor === pay.dueMinor ? 'subtle' : 'outline'}
          size="xl"
          disabled={pay.dueMinor === 0}
          aria-keyshortcuts={KEY_OF.exact}
          onClick={() => receive(pay.dueMinor)}
        >
          {t('counter.pay.exact')}
        </Button>
        <KeyTag of={KEY_OF.exact} />
      </Box>
      {noteAmounts(pay.dueMinor, rules.pricing.currency).map((amountMinor) => (
        <NoteButton
          key={amountMinor}
          amountMinor={amountMinor}
          isChosen={cart.receivedMinor === amountMinor}
          onChoose={() => receive(amountMinor)}
        />
      ))}
      {cart.receivedMinor === null ? null : (
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

/** Notes are whole: `65`, not `65,000`. The full amount is there for who hears it. */
function NoteButton({ amountMinor, isChosen, onChoose }: NoteButtonProps) {
  const language = useLanguage()
  const format = useFormat()
  const { rules } = useTillContext()
  const whole = amountMinor / 10 ** exponentOf(rules.pricing.currency)
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
