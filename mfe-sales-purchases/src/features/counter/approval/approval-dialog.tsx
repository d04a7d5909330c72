import { useState } from 'react'
import { useStore, useTranslation } from '@comptoir/platform'
import type { TicketApprovalCode } from '@comptoir/contracts/sales/approval-codes'
import { AnswerForm, ApproverForm, ApprovingDialog } from '../../approving/index.ts'
import { useCounterRegisterStore, useIsOffline } from '../register/counter-register.ts'
import { askApproval } from './approval.api.ts'
import { type AskedApproval, permissionsAsked } from './asked-approval.ts'
import { requestOf } from './code-request.ts'
import { LinesToApprove } from './lines-to-approve.tsx'

export interface ApprovalDialogProps {
  /** Null while nothing is asked for. */
  asked: AskedApproval | null
  /** With the code that it was approved by, where that was one. */
  onApproved: (code?: TicketApprovalCode) => void
  onClose: () => void
}

/**
 * Asks somebody who may to approve a ticket as it stands: by their PIN or badge at this counter, or, without a network, by a
 * code that they give from wherever they are.
 */
export function ApprovalDialog({ asked, onApproved, onClose }: ApprovalDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const [isAsking, setAsking] = useState(false)
  const [isUnable, setUnable] = useState(false)
  const [isByCode, setByCode] = useIsByCode(asked !== null)
  const queue = useStore(useCounterRegisterStore(), (state) => state.queue)
  return (
    <ApprovingDialog
      {...{ isAsking, onClose }}
      isOpen={asked !== null}
      title={t('counter.approval.title')}
      subtitle={t(isByCode ? 'approvalCodes.counter.subtitle' : 'counter.approval.subtitle')}
      approveLabel={isUnable ? null : t(isByCode ? 'approvalCodes.counter.use' : 'counter.approval.approve')}
      firstField="[name=key], [name=answer]"
      other={{ isByCode, change: () => setByCode(!isByCode) }}
    >
      {(id) => (
        <>
          {asked && isByCode ? (
            <AnswerForm
              {...{ id, queue, asked, setAsking, setUnable }}
              request={(open) => requestOf(open, asked)}
              failed={t('approvalCodes.counter.failed')}
              onAnswered={({ request: { permissions, round }, answer }) =>
                onApproved({ permissions: [...permissions], round, answer })
              }
            >
              <LinesToApprove {...asked} />
            </AnswerForm>
          ) : null}
          {asked && !isByCode ? (
            <ApproverForm
              {...{ id, setAsking, badge: asked.badge, registerId: asked.registerId }}
              permissions={permissionsAsked(asked)}
              noAnswer={t('counter.approval.noAnswer')}
              ask={async (key) => {
                await askApproval(asked, { permissions: permissionsAsked(asked), key })
                onApproved()
              }}
            >
              <LinesToApprove {...asked} />
            </ApproverForm>
          ) : null}
        </>
      )}
    </ApprovingDialog>
  )
}

/** By code where there was no network when it was asked for; what is on the screen then stays, whatever the network does. */
function useIsByCode(isAsked: boolean): [boolean, (isByCode: boolean) => void] {
  const isOffline = useIsOffline()
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (isAsked !== (chosen !== null)) setChosen(isAsked ? isOffline : null)
  return [chosen ?? isOffline, setChosen]
}
