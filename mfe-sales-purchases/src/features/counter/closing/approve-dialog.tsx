import { useState } from 'react'
import { CASH_SESSIONS_AT } from '@comptoir/contracts/addresses'
import type { CashSession } from '@comptoir/contracts/sales/cash-sessions'
import { api, pathOf, useTranslation } from '@comptoir/platform'
import { ApproverForm, ApprovingDialog } from '../../approving/index.ts'

const PERMISSIONS = ['cashSessions.approveDifference'] as const

export interface ApproveDialogProps {
  isOpen: boolean
  session: CashSession
  onApproved: (session: CashSession) => void
  onClose: () => void
}

/** Somebody who may approves a closing at the counter where another is signed in, by their PIN or badge and with a comment. */
export function ApproveDialog({ isOpen, session, onApproved, onClose }: ApproveDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const [isAsking, setAsking] = useState(false)
  const position = session.approval?.restated?.position ?? 0
  return (
    <ApprovingDialog
      {...{ isOpen, isAsking, onClose }}
      title={t('closingApproval.awaited')}
      subtitle={t('closingApproval.subtitle')}
      approveLabel={t('closingApproval.approve')}
      firstField="[name=comment]"
    >
      {(id) => (
        <ApproverForm
          {...{ id, setAsking, registerId: session.registerId, permissions: PERMISSIONS }}
          comment={{ label: t('closingApproval.comment'), required: t('closingApproval.commentRequired') }}
          noAnswer={t('closingApproval.noAnswer')}
          ask={async (key, comment) => {
            const path = pathOf(CASH_SESSIONS_AT, session.id, 'approve-here')
            onApproved(await api.post<CashSession>(path, { comment, position, key }))
          }}
        />
      )}
    </ApprovingDialog>
  )
}
