import type { CashSession, ClosingApproval } from '@comptoir/contracts/sales/cash-sessions'
import { DateTime, Money, Notice, Text, useCompany, useTranslation } from '@comptoir/platform'
import type { ReactNode } from 'react'

export interface ApprovalStandingProps {
  approval: ClosingApproval
  session: Pick<CashSession, 'currency'>
  /** What can be done while it is awaited. */
  children?: ReactNode
}

/** Whether a closing beyond what is tolerated waits for approval; else by whom it was given, when, and what they wrote. */
export function ApprovalStanding({ approval, session, children }: ApprovalStandingProps) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const { given, toleranceMinor, restated } = approval
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={session.currency} isBold />
  const left = restated ? (
    <Text>
      {t('closingApproval.left')} {money(restated.leftMinor)}
    </Text>
  ) : null
  if (restated?.isBeyond === false)
    return (
      <Notice tone="success" title={t('closingApproval.within')}>
        <Text>{t('closingApproval.withinText')}</Text>
        {left}
        <Before approval={approval} />
      </Notice>
    )
  if (given === null)
    return (
      <Notice tone="attention" title={t(restated ? 'closingApproval.awaitedAgain' : 'closingApproval.awaited')}>
        <Text>
          {t('closingApproval.tolerated')} {money(toleranceMinor)}
        </Text>
        {left}
        <Before approval={approval} />
        <Text>{t(restated ? 'closingApproval.restatedText' : 'closingApproval.awaitedText')}</Text>
        {children}
      </Notice>
    )
  return (
    <Notice tone="success" title={t('closingApproval.given', { by: given.by })}>
      <Text>
        <DateTime value={given.at} timeZone={timeZone} />
      </Text>
      <Text>
        <Comment of={given} />
      </Text>
      {left}
      <Before approval={approval} />
    </Notice>
  )
}

/** Who approved what was left before. */
function Before({ approval: { restated } }: Pick<ApprovalStandingProps, 'approval'>) {
  const { t } = useTranslation('sales-purchases')
  const { timeZone } = useCompany()
  const before = restated?.before
  if (!before) return null
  return (
    <Text textStyle="small">
      {t('closingApproval.before', { by: before.by })} · <DateTime value={before.at} timeZone={timeZone} /> ·{' '}
      <Comment of={before} />
    </Text>
  )
}

/** By a code nobody who approves writes anything: it is a note of who counted. */
function Comment({ of: { comment, byCode } }: { of: NonNullable<ClosingApproval['given']> }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <>
      {byCode ? `${t('closingApproval.byCode.noted')} ` : null}
      <bdi>{comment}</bdi>
    </>
  )
}

/** Whether a closing waits for approval. */
export function isApprovalAwaited(approval: ClosingApproval | undefined): boolean {
  return approval?.given === null && approval.restated?.isBeyond !== false
}
