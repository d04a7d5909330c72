import { CASH_SESSIONS, type CashSession, type SessionAnnex } from '@comptoir/contracts/sales/cash-sessions'
import { DateTime, Flex, Money, Notice, Text, useCompany, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { useMethodName } from '../../common/recorded-name.tsx'

type Doubtful = NonNullable<SessionAnnex['doubtfulClosings']>[number]

/** Counts of a closed session that devices told of and somebody should look at, beside the Z report, which stays. */
export function DoubtfulClosings({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { data: annex } = useCompanyQuery<SessionAnnex>(CASH_SESSIONS, [session.id, 'annex'], {
    enabled: session.state === 'closed',
    staleTimeMs: 0,
  })
  const closings = annex?.doubtfulClosings ?? []
  if (closings.length === 0) return null
  const isAnother = closings.some(({ isOfZ }) => !isOfZ)
  return (
    <Notice tone="attention" title={t(isAnother ? 'cashSessions.doubtful.another' : 'cashSessions.doubtful.device')}>
      <Text>{t(isAnother ? 'cashSessions.doubtful.anotherText' : 'cashSessions.doubtful.deviceText')}</Text>
      <Flex as="ul" direction="column" gap="3" mt="3" listStyleType="none" color="fg">
        {closings.map((closing, place) => (
          <Closing key={`${closing.recordedAt} ${closing.closedAt} ${place}`} closing={closing} session={session} />
        ))}
      </Flex>
    </Notice>
  )
}

function Closing({ closing, session }: { closing: Doubtful; session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const nameOf = useMethodName()
  const { isOfZ, device, broughtBy, countedBy, closedAt, recordedAt, counts } = closing
  return (
    <Flex as="li" direction="column" gap="1">
      <Text fontWeight="medium">{t(isOfZ ? 'cashSessions.doubtful.ofZ' : 'cashSessions.doubtful.other')}</Text>
      {counts.map(({ paymentMethodId, countedMinor, foreign = [] }) => {
        const tender = session.tenders.find((each) => each.paymentMethodId === paymentMethodId)
        return (
          <Flex key={paymentMethodId} justify="space-between" gap="4" wrap="wrap">
            <Text as="span">
              <bdi>{tender ? nameOf(tender.name) : t('cashSessions.doubtful.method')}</bdi>
            </Text>
            <Money amountMinor={countedMinor} currency={session.currency} isBold />
            {foreign.map(({ currency, countedMinor: ofForeign }) => (
              <Money key={currency} amountMinor={ofForeign} currency={currency} isBold />
            ))}
          </Flex>
        )
      })}
      <Text textStyle="small" color="fg.muted">
        {t('cashSessions.doubtful.counted')} <DateTime value={closedAt} timeZone={timeZone} />
        {' · '}
        {countedBy === null ? t('cashSessions.doubtful.nobody') : <bdi>{countedBy}</bdi>}
      </Text>
      <Text textStyle="small" color="fg.muted">
        {t('cashSessions.doubtful.sent')} <DateTime value={recordedAt} timeZone={timeZone} />
        {' · '}
        <bdi>{broughtBy}</bdi>
        {' · '}
        {t(`cashSessions.doubtful.devices.${device}`)}
      </Text>
    </Flex>
  )
}
