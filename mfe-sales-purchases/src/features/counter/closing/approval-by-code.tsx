import { useState } from 'react'
import { BadgeCheck } from 'lucide-react'
import { CLOSING_PERMISSIONS, closingText, MOST_CLOSING_ROUNDS } from '@comptoir/contracts/sales/approval-codes'
import { CASH_SESSIONS, type CashSession } from '@comptoir/contracts/sales/cash-sessions'
import {
  Button,
  Notice,
  Text,
  TextLink,
  useAddresses,
  useCompany,
  useHasPermission,
  useMayAsk,
  useStore,
  useTranslation,
} from '@comptoir/platform'
import { AnswerForm, type Answered, ApprovingDialog, askByCode } from '../../approving/index.ts'
import { type ClosingStep, queueOf } from '../../ticket-queue/index.ts'

export interface ApprovalByCodeProps {
  session: CashSession
  /** A code came too late: the server has the closing. */
  isTold: boolean
  onTold: () => void
}

/**
 * After a closing that only this device knows of: by how much its count differs is not known here, but who closes it may know
 * of something. Somebody who may approves it up to an amount, by a code; the server joins the two.
 */
export function ApprovalByCode(props: ApprovalByCodeProps) {
  const { approveDifference } = CASH_SESSIONS.permissions
  const mayApprove = useHasPermission(approveDifference)
  const mayAsk = useMayAsk(approveDifference)
  // The server takes no code that anybody else asked for.
  return mayApprove || mayAsk ? <AskedByCode {...props} /> : null
}

function AskedByCode({ session, isTold, onTold }: ApprovalByCodeProps) {
  const { id: companyId } = useCompany()
  // As it was when a code was asked for: the server may take the closing over, and the device let it go, in the middle of that.
  const [asked, setAsked] = useState<ClosingStep | null>(null)
  const queue = queueOf(companyId)
  const step = useStore(queue.state, ({ steps }) =>
    steps?.find((each) => each.kind === 'closing' && each.sessionId === session.id),
  )
  return (
    <>
      <Standing {...{ session, isTold }} step={step?.kind === 'closing' ? step : null} onAsk={setAsked} />
      {asked ? <CodeDialog {...{ step: asked, queue, onTold }} isOpen onClose={() => setAsked(null)} /> : null}
    </>
  )
}

interface StandingProps extends Pick<ApprovalByCodeProps, 'session' | 'isTold'> {
  step: ClosingStep | null
  onAsk: (step: ClosingStep) => void
}

function Standing({ session, isTold, step, onAsk }: StandingProps) {
  const { t } = useTranslation('sales-purchases')
  const sessions = useAddresses(CASH_SESSIONS)
  if (isTold)
    return (
      <Notice tone="attention" title={t('closingApproval.byCode.told')}>
        <Text>{t('closingApproval.byCode.toldText')}</Text>
        <TextLink to={sessions.one(session.id)}>{t('closingApproval.byCode.toSession')}</TextLink>
      </Notice>
    )
  if (step === null) return null
  if (step.approvalCode)
    return (
      <Notice tone="neutral" title={t('closingApproval.byCode.kept')}>
        {t('closingApproval.byCode.keptText')}
      </Notice>
    )
  return (
    <Notice tone="neutral" title={t('closingApproval.byCode.title')}>
      <Text>{t('closingApproval.byCode.text')}</Text>
      <Button variant="outline" size="xl" mt="3" onClick={() => onAsk(step)}>
        <BadgeCheck aria-hidden />
        {t('closingApproval.byCode.ask')}
      </Button>
    </Notice>
  )
}

interface CodeDialogProps {
  step: ClosingStep
  queue: ReturnType<typeof queueOf>
  isOpen: boolean
  onTold: () => void
  onClose: () => void
}

function CodeDialog({ step, queue, isOpen, onTold, onClose }: CodeDialogProps) {
  const { t } = useTranslation('sales-purchases')
  const [isAsking, setAsking] = useState(false)
  const [isUnable, setUnable] = useState(false)
  const { registerId, sessionId, count } = step
  const keep = async ({
    request: { epoch, round, totalMinor: mostMinor },
    answer,
    comment,
  }: Answered): Promise<void> => {
    const isKept = await queue.approveClosing(sessionId, { epoch, round, answer, mostMinor, comment })
    if (!isKept) onTold()
    onClose()
  }
  return (
    <ApprovingDialog
      {...{ isOpen, isAsking, onClose }}
      title={t('closingApproval.byCode.ask')}
      subtitle={t('approvalCodes.counter.subtitle')}
      approveLabel={isUnable ? null : t('closingApproval.byCode.keep')}
      firstField="[name=amountMinor], [name=answer]"
    >
      {(id) => (
        <AnswerForm
          {...{ id, queue, setAsking, setUnable, asked: count, onAnswered: keep }}
          request={async (open) => {
            const made = await askByCode(open, {
              ...{ registerId, documentId: sessionId, clientId: null, totalMinor: 0, discountMinor: 0 },
              permissions: CLOSING_PERMISSIONS,
              text: closingText({ sessionId, ...count }),
            })
            return made && made.round <= MOST_CLOSING_ROUNDS ? made : null
          }}
          amount={{
            label: t('closingApproval.byCode.most'),
            help: t('closingApproval.byCode.mostHelp'),
            comment: t('closingApproval.byCode.note'),
            commentRequired: t('closingApproval.commentRequired'),
          }}
          failed={t('closingApproval.byCode.failed')}
        />
      )}
    </ApprovingDialog>
  )
}
