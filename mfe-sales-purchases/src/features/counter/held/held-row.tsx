import { Clock, Trash2 } from 'lucide-react'
import {
  Box,
  Button,
  DateTime,
  Flex,
  IconButton,
  Money,
  StatusBadge,
  serverNow,
  Text,
  useTranslation,
} from '@comptoir/platform'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { daysHeld, type ListedTicket } from './listed-ticket.ts'

interface HeldRowProps {
  ticket: ListedTicket
  /** Enter resumes it. */
  isActive: boolean
  isResuming: boolean
  onResume: () => void
  onDiscard: () => void
}

/** Whose ticket it is, since when, by whom and where, and what is in it. */
export function HeldRow({ ticket, isActive, isResuming, onResume, onDiscard }: HeldRowProps) {
  const { t } = useTranslation('sales-purchases')
  const currency = useCurrency()
  const { label: note, heldBy, heldAt, totalMinor, lineCount, registerName } = ticket
  const days = daysHeld(ticket, serverNow())
  return (
    <Flex
      as="li"
      align="center"
      justify="flex-end"
      wrap={{ base: 'wrap', md: 'nowrap' }}
      gap="2"
      px="2"
      py="2"
      borderTopWidth="1px"
      borderColor="border.subtle"
      bg={isActive ? 'bg.selected' : undefined}
      ref={(element: HTMLElement | null) => (isActive ? element?.scrollIntoView({ block: 'nearest' }) : undefined)}
    >
      <Box flex={{ base: '1 1 100%', md: '1' }} minW="0">
        <Flex justify="space-between" gap="3">
          <Text as="bdi" dir="auto" fontWeight="semibold" truncate>
            {note}
          </Text>
          <Money amountMinor={totalMinor} currency={currency} isBold />
        </Flex>
        <Text textStyle="small" color="fg.muted">
          <DateTime value={heldAt} /> · {t('counter.cart.lineCount', { count: lineCount })} · <bdi>{heldBy}</bdi>
          {registerName === null ? null : (
            <>
              {' '}
              · <bdi>{registerName}</bdi>
            </>
          )}
        </Text>
        {days > 0 ? (
          <StatusBadge tone="attention" size="sm" icon={Clock} label={t('counter.held.days', { count: days })} />
        ) : null}
      </Box>
      <Button
        variant="subtle"
        size="xl"
        loading={isResuming}
        onClick={onResume}
        aria-label={t('counter.held.resumeOf', { note })}
      >
        {t('counter.held.resume')}
      </Button>
      <IconButton variant="ghost" size="xl" aria-label={t('counter.held.drop', { note })} onClick={onDiscard}>
        <Trash2 aria-hidden />
      </IconButton>
    </Flex>
  )
}
