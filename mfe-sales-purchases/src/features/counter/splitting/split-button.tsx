import { SquareSplitHorizontal } from 'lucide-react'
import { Box, Hint, IconButton, useTranslation } from '@comptoir/platform'
import { isOpenUnpaid } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'

/** Splits the open ticket; not where nothing is in it, nor once something is paid. */
export function SplitButton() {
  const { t } = useTranslation('sales-purchases')
  const isUnpaid = useCart(isOpenUnpaid)
  const focus = useFocus()
  const shortcut = useKeyOf('split')
  if (!isUnpaid) return null
  const label = t('ticketSplitting.title')
  return (
    <Hint label={label}>
      <Box position="relative">
        <IconButton
          variant="ghost"
          size="xl"
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcut}
          onClick={() => focus.askFor('split')}
        >
          <SquareSplitHorizontal aria-hidden />
        </IconButton>
        <KeyTag of="split" />
      </Box>
    </Hint>
  )
}
