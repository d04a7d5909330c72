import { useState } from 'react'
import {
  CASH_SESSIONS,
  type CashSession,
  type CorrectedCause,
  type DifferenceCause,
  type SessionAnnex,
  type SessionCorrectionInput,
} from '@comptoir/contracts/sales/cash-sessions'
import {
  api,
  Button,
  ConfirmDialog,
  newId,
  pathOf,
  useHasPermission,
  useSave,
  useTranslation,
} from '@comptoir/platform'

export interface CorrectButtonProps {
  session: CashSession
  cause: DifferenceCause & { kind: CorrectedCause }
}

/** One tap: that was it. The difference is set right beside the Z report, in the name of who tapped. */
export function CorrectButton({ session, cause }: CorrectButtonProps) {
  const { t } = useTranslation('sales-purchases')
  const [asked, setAsked] = useState<SessionCorrectionInput | null>(null)
  const { save, isSaving } = useSave(
    (input: SessionCorrectionInput) =>
      api.post<SessionAnnex>(pathOf(CASH_SESSIONS, session.id, 'corrections'), input, { idempotencyKey: input.id }),
    { invalidates: [CASH_SESSIONS], success: t('cashSessions.causes.corrected') },
  )
  const mayCorrect = useHasPermission(CASH_SESSIONS.permissions.correct)
  if (!mayCorrect) return null
  const { kind, paymentMethodId, otherMethodId } = cause
  const confirm = async (): Promise<void> => {
    if (asked) await save(asked)
    setAsked(null)
  }
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        alignSelf="flex-start"
        onClick={() => setAsked({ id: newId(), kind, paymentMethodId, otherMethodId })}
      >
        {t('cashSessions.causes.correct')}
      </Button>
      <ConfirmDialog
        isOpen={asked !== null}
        title={t('cashSessions.causes.correctTitle')}
        text={t(`cashSessions.causes.correctText.${kind}`)}
        confirmLabel={t('cashSessions.causes.correct')}
        onConfirm={() => void confirm()}
        onCancel={() => setAsked(null)}
        isBusy={isSaving}
      />
    </>
  )
}
