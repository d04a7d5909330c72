import { NotebookPen } from 'lucide-react'
import { Box, IconButton, Text, useTranslation } from '@comptoir/platform'
import { useCart } from '../cart/cart-context.ts'
import { useFocus } from '../focus/counter-focus.ts'
import { KeyTag, useKeyOf } from '../keys/key-tag.tsx'

/** What is noted on the open ticket and who brought the sale, and where both are said. */
export function NotedOnCart() {
  const { t } = useTranslation('sales-purchases')
  const shortcut = useKeyOf('note')
  const note = useCart((cart) => cart.note)
  const representative = useCart((cart) => cart.representative)
  const focus = useFocus()
  const isNoted = note !== undefined || representative !== undefined
  return (
    <>
      <Box position="relative" me="1.5">
        <IconButton
          variant={isNoted ? 'plain' : 'ghost'}
          size="xl"
          aria-label={t('counterTools.note.open')}
          aria-haspopup="dialog"
          aria-keyshortcuts={shortcut}
          onClick={() => focus.askFor('note')}
        >
          <NotebookPen aria-hidden />
        </IconButton>
        <KeyTag of="note" />
      </Box>
      {isNoted ? (
        <Box w="full" px="3.5" pb="2" textStyle="small" color="fg.muted">
          {representative ? (
            <Text truncate>{t('counterTools.note.brought', { name: representative.name })}</Text>
          ) : null}
          {note === undefined ? null : (
            <Text dir="auto" textAlign="start" overflowWrap="anywhere" lineClamp={2}>
              {note}
            </Text>
          )}
        </Box>
      ) : null}
    </>
  )
}
