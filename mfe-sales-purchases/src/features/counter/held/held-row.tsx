import { Trash2 } from 'lucide-react'
import { Box, Button, DateTime, Flex, IconButton, Money, Text, useTranslation } from '@comptoir/platform'
import { useCurrency } from '../cart/use-discount-rules.ts'
import type { HeldTicket } from './held-tickets.store.ts'

interface HeldRowProps {
  ticket: HeldTicket
  onResume: () => void
  onDrop: () => void
}

/** Whose ticket it is, since when, by whom, and what is in it. */
export function HeldRow({ ticket, onResume, onDrop }: HeldRowProps) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  const { cart, note, heldBy, heldAt, totalMinor } = ticket
  return (
    <Flex
      as="li"
      align="center"
      justify="flex-end"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="0">
        <Flex justify="space-between" gap="3">
          <Text as="bdi" dir="auto" fontWeight="semibold" truncate>
            {note}
          </Text>
          <Money amountMinor={totalMinor} currency={currency} isBold />
        </Flex>
        <Text textStyle="small" color="fg.muted">
          <DateTime value={heldAt} /> · {t('counter.cart.lineCount', { count: cart.lines.length })} ·{' '}
          <bdi>{heldBy}</bdi>
        </Text>
      </Box>
      <Button variant="subtle" size="xl" onClick={onResume} aria-label={t('counter.held.resumeOf', { note })}>
        {t('counter.held.resume')}
      </Button>
      <IconButton variant="ghost" size="xl" aria-label={t('counter.held.drop', { note })} onClick={onDrop}>
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  )
}
