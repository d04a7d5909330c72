import { CASH_SESSIONS, type CashSession, type SessionAnnex } from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  Code,
  DateTime,
  Flex,
  Money,
  Section,
  Text,
  TextLink,
  useAddresses,
  useCompany,
  useCompanyQuery,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { useMethodName } from '../../common/recorded-name.tsx'
import { Difference } from '../cash-count/index.ts'

/** What became known of a closed session after its Z report: late tickets, and differences that were set right. */
export function Annex({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { data: annex } = useCompanyQuery<SessionAnnex>(CASH_SESSIONS, [session.id, 'annex'], {
    enabled: session.state === 'closed',
    staleTimeMs: 0,
  })
  if (!annex || annex.lateTickets.length + annex.corrections.length === 0) return null
  return (
    <Section title={t('cashSessions.annex.title')} description={t('cashSessions.annex.text')}>
      <Flex as="ul" direction="column" gap="4" listStyleType="none">
        {annex.lateTickets.map((ticket) => (
          <Late key={ticket.id} ticket={ticket} currency={session.currency} />
        ))}
        {annex.corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} currency={session.currency} />
        ))}
      </Flex>
      <WhatIsLeft session={session} tenders={annex.tenders} />
    </Section>
  )
}

function Late({ ticket, currency }: { ticket: SessionAnnex['lateTickets'][number]; currency: string }) {
  const { t } = useTranslation('sales-purchases')
  const sales = useAddresses(SALES)
  const mayRead = useHasPermission(SALES.permissions.read)
  const { timeZone } = useCompany()
  const number = <Code>{ticket.number}</Code>
  return (
    <Flex as="li" direction="column" gap="1">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Text as="span" fontWeight="medium">
          {t('cashSessions.annex.late')} {mayRead ? <TextLink to={sales.one(ticket.id)}>{number}</TextLink> : number}
        </Text>
        <Money amountMinor={ticket.totalMinor} currency={currency} isBold />
      </Flex>
      <Text textStyle="small" color="fg.muted">
        {t('cashSessions.annex.came')} <DateTime value={ticket.recordedAt} timeZone={timeZone} />
      </Text>
    </Flex>
  )
}

interface CorrectionProps {
  correction: SessionAnnex['corrections'][number]
  currency: string
}

function Correction({ correction, currency }: CorrectionProps) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { kind, amountMinor, correctedBy, recordedAt, comment } = correction
  return (
    <Flex as="li" direction="column" gap="1">
      <Flex justify="space-between" align="baseline" gap="4" wrap="wrap">
        <Text as="span" fontWeight="medium">
          {t(`cashSessions.annex.kinds.${kind}`)}
        </Text>
        <Money amountMinor={amountMinor} currency={currency} isBold />
      </Flex>
      <Text textStyle="small" color="fg.muted">
        <bdi>{correctedBy}</bdi> · <DateTime value={recordedAt} timeZone={timeZone} />
      </Text>
      {comment === null ? null : (
        <Text textStyle="small" overflowWrap="anywhere">
          <bdi>{comment}</bdi>
        </Text>
      )}
    </Flex>
  )
}

/** The differences as they are now, of the methods that any of it changed. */
function WhatIsLeft({ session, tenders }: { session: CashSession; tenders: SessionAnnex['tenders'] }) {
  const { t } = useTranslation('sales-purchases')
  const nameOf = useMethodName()
  return (
    <Flex as="dl" direction="column" gap="3" pt="4" borderTopWidth="1px" borderColor="border.default">
      {tenders.map(({ paymentMethodId, differenceMinor }) => {
        const tender = session.tenders.find((each) => each.paymentMethodId === paymentMethodId)
        return (
          <Flex key={paymentMethodId} justify="space-between" align="baseline" gap="4" wrap="wrap">
            <Text as="dt">
              {t('cashSessions.annex.left')} · <bdi>{tender ? nameOf(tender.name) : ''}</bdi>
            </Text>
            <Text as="dd">
              <Difference differenceMinor={differenceMinor} currency={session.currency} />
            </Text>
          </Flex>
        )
      })}
    </Flex>
  )
}
