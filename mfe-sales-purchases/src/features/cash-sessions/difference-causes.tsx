import {
  CASH_SESSIONS,
  type CashSession,
  type DifferenceCause,
  type DifferenceCauses,
  isCorrectable,
  type SessionAnnex,
} from '@comptoir/contracts/sales/cash-sessions'
import { SALES } from '@comptoir/contracts/sales/sales'
import {
  Code,
  DateTime,
  Flex,
  Section,
  Text,
  TextLink,
  useAddresses,
  useCompany,
  useCompanyQuery,
  useFormat,
  useHasPermission,
  useTranslation,
} from '@comptoir/platform'
import { CorrectButton } from './correct-button.tsx'
import { useMethodName } from '../../common/recorded-name.tsx'

/** What may be behind a difference, likeliest first, with the tickets to look at. Nothing where the count was exact. */
export function LikelyCauses({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const isOff = session.tenders.some(({ differenceMinor }) => differenceMinor !== null && differenceMinor !== 0)
  const { data } = useCompanyQuery<DifferenceCauses>(CASH_SESSIONS, [session.id, 'causes'], {
    enabled: isOff && session.state === 'closed',
    staleTimeMs: 0,
  })
  const { data: annex } = useCompanyQuery<SessionAnnex>(CASH_SESSIONS, [session.id, 'annex'], {
    enabled: isOff && session.state === 'closed',
    staleTimeMs: 0,
  })
  // Set right since: nothing is left to explain.
  const isRight = annex !== undefined && annex.corrections.length > 0 && annex.tenders.every(isExact)
  if (!data || isRight) return null
  return (
    <Section title={t('cashCount.causes')} description={t('cashSessions.causes.text')}>
      {data.data.length === 0 ? <Text color="fg.muted">{t('cashSessions.causes.none')}</Text> : null}
      <Flex as="ol" direction="column" gap="4" listStyleType="none">
        {data.data.map((cause) => (
          <Cause
            key={`${cause.kind} ${cause.paymentMethodId} ${cause.otherMethodId} ${cause.pieces?.join(' ')} ${cause.tickets[0]?.id}`}
            cause={cause}
            session={session}
          />
        ))}
      </Flex>
    </Section>
  )
}

function isExact({ differenceMinor }: SessionAnnex['tenders'][number]): boolean {
  return differenceMinor === 0
}

function Cause({ cause, session }: { cause: DifferenceCause; session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const words = useCauseWords(session)
  return (
    <Flex as="li" direction="column" gap="1">
      <Text fontWeight="medium">{words.what(cause)}</Text>
      <Text textStyle="small" color="fg.muted">
        {t(`cashSessions.causes.look.${cause.kind}`)}
      </Text>
      {cause.tickets.length > 0 ? <Tickets cause={cause} /> : null}
      {isCorrectable(cause.kind) ? <CorrectButton session={session} cause={{ ...cause, kind: cause.kind }} /> : null}
    </Flex>
  )
}

function Tickets({ cause }: { cause: DifferenceCause }) {
  const sales = useAddresses(SALES)
  const mayRead = useHasPermission(SALES.permissions.read)
  const { timeZone } = useCompany()
  return (
    <Flex as="ul" wrap="wrap" columnGap="4" rowGap="1" listStyleType="none" textStyle="small">
      {cause.tickets.map(({ id, number, occurredAt }) => (
        <Flex as="li" key={id} gap="2" align="baseline">
          {mayRead ? (
            <TextLink to={sales.one(id)}>
              <Code>{number}</Code>
            </TextLink>
          ) : (
            <Code>{number}</Code>
          )}
          <Text as="span" color="fg.muted">
            <DateTime value={occurredAt} timeZone={timeZone} />
          </Text>
        </Flex>
      ))}
    </Flex>
  )
}

/** A cause in a sentence; what lacks and what is too much are different mistakes. */
function useCauseWords({ currency, tenders }: CashSession) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const nameOf = useMethodName()
  const methodName = (id: string | null): string => {
    const tender = tenders.find(({ paymentMethodId }) => paymentMethodId === id)
    return tender ? nameOf(tender.name) : ''
  }
  return {
    what: ({ kind, differenceMinor, paymentMethodId, otherMethodId, pieces }: DifferenceCause): string => {
      const [first, second] = pieces ?? [0, 0]
      return t(`cashSessions.causes.${kind}.${differenceMinor < 0 ? 'short' : 'over'}`, {
        amount: format.money(Math.abs(differenceMinor), currency),
        method: methodName(paymentMethodId),
        other: methodName(otherMethodId),
        small: format.money(first, currency),
        large: format.money(second, currency),
        pieces: second,
      })
    },
  }
}
