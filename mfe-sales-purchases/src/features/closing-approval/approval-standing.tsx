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
  const { given, toleranceMinor } = approval
  if (given === null)
    return (
      <Notice tone="attention" title={t('closingApproval.awaited')}>
        <Text>
          {t('closingApproval.tolerated')} <Money amountMinor={toleranceMinor} currency={session.currency} isBold />
        </Text>
        <Text>{t('closingApproval.awaitedText')}</Text>
        {children}
      </Notice>
    )
  return (
    <Notice tone="success" title={t('closingApproval.given', { by: given.by })}>
      <Text>
        <DateTime value={given.at} timeZone={timeZone} />
      </Text>
      <Text>
        <bdi>{given.comment}</bdi>
      </Text>
    </Notice>
  )
}
