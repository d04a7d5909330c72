import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { DateTime, Fact, Money, Quantity, Section, useCompany, useTranslation } from '@comptoir/platform'
import { Facts } from '../../common/facts.tsx'
import { isApprovalAwaited } from '../closing-approval/index.ts'
import { SessionState } from './session-state.tsx'

/** Stays with what is before it where the line ends. */
const DOT = '\u00a0· '

/** Who opened and closed it, when, and what was sold. */
export function SessionFacts({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  return (
    <Section title={t('cashSessions.session.facts')}>
      <Facts>
        <Fact label={t('cashSessions.columns.state')}>
          <SessionState state={session.state} isAwaiting={isApprovalAwaited(session.approval)} />
        </Fact>
        <Fact label={t('cashSessions.columns.pointOfSale')}>
          <bdi>{session.pointOfSaleName}</bdi>
        </Fact>
        <Fact label={t('cashSessions.columns.openedAt')}>
          <DateTime value={session.openedAt} timeZone={timeZone} />
          {DOT}
          <bdi>{session.openedBy}</bdi>
        </Fact>
        {session.closedAt === null ? null : (
          <Fact label={t('cashSessions.columns.closedAt')}>
            <DateTime value={session.closedAt} timeZone={timeZone} />
            {DOT}
            <bdi>{session.closedBy}</bdi>
          </Fact>
        )}
        <Fact label={t('cashSessions.columns.tickets')}>
          <Quantity quantityMilli={session.ticketCount * 1000} />
        </Fact>
        {session.salesMinor === null ? null : (
          <Fact label={t('cashSessions.columns.sales')}>
            <Money amountMinor={session.salesMinor} currency={session.currency} isBold />
          </Fact>
        )}
      </Facts>
    </Section>
  )
}
