import { X } from 'lucide-react'
import { Box, Code, Flex, IconButton, Money, Text, useTranslation } from '@comptoir/platform'

export interface ExchangeNoteProps {
  /** Of the return. */
  number: string
  /** What was given back for it. */
  givenMinor: number
  /** What the cart comes to. */
  saleMinor: number
  currency: string
  onDismiss: () => void
}

/**
 * Beside a sale that takes the place of a return: both amounts, and what changes hands in the end. The books have a return
 * and a sale, each whole.
 */
export function ExchangeNote({ number, givenMinor, saleMinor, currency, onDismiss }: ExchangeNoteProps) {
  const { t } = useTranslation('sales-purchases')
  const differenceMinor = saleMinor - givenMinor
  const rows = [
    { label: t('counterReturns.note.given'), amountMinor: givenMinor },
    { label: t('counterReturns.note.sale'), amountMinor: saleMinor },
  ]
  return (
    <Box
      as="section"
      aria-label={t('counterReturns.note.label')}
      bg="attention.subtle"
      borderWidth="1px"
      borderColor="attention.border"
      borderRadius="lg"
      px="3"
      py="2"
      textStyle="body"
    >
      <Flex align="center" justify="space-between" gap="2">
        <Text fontWeight="semibold">
          {t('counterReturns.note.label')} <Code>{number}</Code>
        </Text>
        <IconButton variant="ghost" size="sm" aria-label={t('common.dismiss')} onClick={onDismiss}>
          <X aria-hidden />
        </IconButton>
      </Flex>
      {rows.map(({ label, amountMinor }) => (
        <Flex key={label} justify="space-between" gap="3">
          {label} <Money amountMinor={amountMinor} currency={currency} />
        </Flex>
      ))}
      <Flex justify="space-between" gap="3" fontWeight="semibold" aria-live="polite">
        {t(differenceMinor < 0 ? 'counterReturns.note.give' : 'counterReturns.note.take')}{' '}
        <Money amountMinor={Math.abs(differenceMinor)} currency={currency} isBold />
      </Flex>
    </Box>
  )
}
