import type { CashSession, SessionTender } from '@comptoir/contracts/sales/cash-sessions'
import { Flex, Money, Section, Text, useTranslation } from '@comptoir/platform'
import { useMethodName } from '../../common/recorded-name.tsx'
import { ForeignResults, ownFigures } from '../foreign-cash/index.ts'
import { Difference } from './difference.tsx'

/** After the closing: for each payment method what was counted, and whether it agreed. */
export function TenderResults({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const counted = session.tenders.filter((tender) => tender.countedMinor !== null)
  if (counted.length === 0) return null
  return (
    <Section title={t('cashCount.results')}>
      <Flex as="ul" direction="column" gap="3" listStyleType="none">
        {counted.map((tender) => (
          <TenderResult key={tender.paymentMethodId} tender={tender} currency={session.currency} />
        ))}
      </Flex>
    </Section>
  )
}

function TenderResult({ tender, currency }: { tender: SessionTender; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useMethodName()
  const { comment, isAssumed, foreign = [] } = tender
  const { countedMinor, differenceMinor } = ownFigures(tender)
  return (
    <Flex as="li" direction="column" gap="1">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Text fontWeight="medium">
          <bdi>{nameOf(tender.name)}</bdi>
        </Text>
        {countedMinor === null ? null : (
          <Text as="span">
            {t('cashCount.result')} <Money amountMinor={countedMinor} currency={currency} isBold />
          </Text>
        )}
      </Flex>
      {differenceMinor === null ? null : <Difference differenceMinor={differenceMinor} currency={currency} />}
      <ForeignResults
        foreign={foreign}
        currency={currency}
        difference={(minor, code) => <Difference differenceMinor={minor} currency={code} />}
      />
      {isAssumed ? <Text textStyle="small">{t('cashCount.assumed')}</Text> : null}
      {comment === null ? null : (
        <Text textStyle="small" color="fg.muted">
          <bdi>{comment}</bdi>
        </Text>
      )}
    </Flex>
  )
}
