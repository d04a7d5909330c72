import { useState } from 'react'
import { BadgeCheck } from 'lucide-react'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { Button, Text, useTranslation } from '@comptoir/platform'
import { ApprovalStanding } from '../../closing-approval/index.ts'
import { ApproveDialog } from './approve-dialog.tsx'

/** After a closing beyond what is tolerated: a manager approves it here, or it is left to be approved later. */
export function ApprovalHere({ session: closed }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const [session, setSession] = useState(closed)
  const [isAsked, setAsked] = useState(false)
  if (!session.approval) return null
  return (
    <>
      <ApprovalStanding approval={session.approval} session={session}>
        <Text>{t('closingApproval.hereOrLater')}</Text>
        <Button variant="outline" size="xl" mt="3" onClick={() => setAsked(true)}>
          <BadgeCheck aria-hidden />
          {t('closingApproval.approveHere')}
        </Button>
      </ApprovalStanding>
      <ApproveDialog
        isOpen={isAsked}
        session={session}
        onApproved={(approved) => {
          setSession(approved)
          setAsked(false)
        }}
        onClose={() => setAsked(false)}
      />
    </>
  )
}
