import { X } from 'lucide-react'
import { Box, Code, Flex, IconButton, Money, Text, useTranslation } from '@comptoir/platform'

export interface ExchangeNoteProps {
  /** Of the return. */
  number: string
  /** What it gives back in cash, which the sale is paid by first. */
  givenMinor: number
  isCash: boolean
  /** What it gave back by voucher, card or on the account. */
  otherwiseMinor: number
  /** What is to be paid of the cart. */
  saleMinor: number
  currency: string
  /** The sale is paid by that cash already: what is to be paid says the rest, and the way to pay keeps its room. */
  isCarried: boolean
  onDismiss: () => void
}

/**
 * Beside a sale that takes the place of a return: both amounts, and the one that changes hands in the end. What went back by
 * voucher, card or on the account is said, and has no part in it. The books have a return and a sale, each whole.
 */
export function ExchangeNote({
  number,
  givenMinor,
  isCash,
  otherwiseMinor,
  saleMinor,
  currency,
  isCarried,
  onDismiss,
}: ExchangeNoteProps) {
  const { t } = useTranslation('sales-purchases')
  const differenceMinor = saleMinor - givenMinor
  const rows = [
    ...(isCash ? [{ label: t('counterReturns.note.given'), amountMinor: givenMinor }] : []),
    ...(otherwiseMinor > 0 ? [{ label: t('counterReturns.note.otherwise'), amountMinor: otherwiseMinor }] : []),
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
      {(isCarried ? [] : rows).map(({ label, amountMinor }) => (
        <Flex key={label} justify="space-between" gap="3">
          {label} <Money amountMinor={amountMinor} currency={currency} />
        </Flex>
      ))}
      <Flex
        justify="space-between"
        gap="3"
        fontWeight="semibold"
        aria-live="polite"
        display={isCarried ? 'none' : 'flex'}
      >
        {t(differenceMinor < 0 ? 'counterReturns.note.give' : 'counterReturns.note.take')}{' '}
        <Money amountMinor={Math.abs(differenceMinor)} currency={currency} isBold />
      </Flex>
    </Box>
  )
}
