import { Box, Flex, Money, Text, useFormat, useTranslation } from '@comptoir/platform'
import { useCurrency } from '../cart/use-discount-rules.ts'
import { Message } from './pay-message.tsx'
import type { Credit } from '../credit/use-credit.ts'

const SAID = { allowed: 'exceeds', asked: 'asks', blocked: 'blocked' } as const

/** What the client of a sale on credit owes, would owe and may owe at most. */
export function CreditPanel({ credit }: { credit: Credit | null }) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const currency = useCurrency()
  if (credit === null) return null
  const { owedMinor, isUnknown, wouldOweMinor, limitMinor, aboveMinor, above } = credit
  if (isUnknown) return <Message family="attention">{t('clientAccounts.counter.unknown')}</Message>
  if (owedMinor === undefined) return null
  return (
    <section aria-label={t('clientAccounts.counter.label')}>
      <Box as="dl">
        <Row label={t('clientAccounts.owes')} amountMinor={owedMinor} />
        <Row label={t('clientAccounts.counter.wouldOwe')} amountMinor={wouldOweMinor} isBold />
      </Box>
      <Text textStyle="small" color="fg.muted">
        {limitMinor === null
          ? t('clientAccounts.noLimit')
          : t('clientAccounts.counter.ofLimit', { limit: format.money(limitMinor, currency) })}
      </Text>
      {aboveMinor > 0 ? (
        <Box mt="2">
          <Message family="attention">
            {t(`clientAccounts.counter.${SAID[above]}`, { amount: format.money(aboveMinor, currency) })}
          </Message>
        </Box>
      ) : null}
    </section>
  )
}

function Row({ label, amountMinor, isBold = false }: { label: string; amountMinor: number; isBold?: boolean }) {
  const currency = useCurrency()
  return (
    <Flex justify="space-between" gap="3">
      <dt>{label}</dt>
      <dd>
        <Money amountMinor={amountMinor} currency={currency} isBold={isBold} />
      </dd>
    </Flex>
  )
}
