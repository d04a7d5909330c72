import { CirclePause } from 'lucide-react'
import { Box, Button, useTranslation } from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { useHeldCount, useShowHeld } from './held-context.ts'

/** Puts the open ticket aside or goes on with another one; says how many wait. Nothing where there is neither. */
export function HeldButton() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('held')
  const isEmpty = useCart(({ lines }) => lines.length === 0)
  const count = useHeldCount()
  const show = useShowHeld()
  if (isEmpty && count === 0) return null
  return (
    <Box position="relative">
      <Button
        variant={count > 0 ? 'subtle' : 'plain'}
        size="xl"
        px="3"
        textStyle="body"
        fontWeight="semibold"
        aria-label={count > 0 ? t('counter.held.open', { count }) : t('counter.held.hold')}
        aria-haspopup="dialog"
        aria-keyshortcuts={shortcut}
        onClick={show}
      >
        <CirclePause aria-hidden />
        {count > 0 ? <bdi>{count}</bdi> : null}
      </Button>
      <KeyTag of="held" />
    </Box>
  )
}
