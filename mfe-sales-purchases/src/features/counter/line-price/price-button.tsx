import { PencilLine } from 'lucide-react'
import { Box, Button, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'
import { LinePrice } from './line-price.tsx'

const look = { '@media (pointer: coarse)': { minH: '11' } }

/** The price of one of the line in hand, to be touched where another one may be said. */
export function PriceButton({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('price')
  const focus = useFocus()
  return (
    <Box position="relative">
      <Button
        variant="plain"
        size="sm"
        h="auto"
        minH="7"
        px="0"
        gap="1.5"
        fontWeight="normal"
        css={look}
        aria-keyshortcuts={shortcut}
        onClick={() => {
          // Where the focus goes back to.
          focus.toSearch()
          focus.askFor('price')
        }}
      >
        <LinePrice line={line} />
        <PencilLine aria-hidden size={14} />
        <VisuallyHidden>{t('counterPrice.change')}</VisuallyHidden>
      </Button>
      <KeyTag of="price" />
    </Box>
  )
}
