import { useState } from 'react'
import { CASH_SESSIONS, type CashSession, type CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { advanceOne, Button, ConfirmDialog, Flex, Section, useSave, useTranslation } from '@comptoir/platform'
import { CountFields, KeptFloatField, useCountForm, walkFields } from '../cash-count/index.ts'

/** Counting the drawer: what is in it, what stays in it, and then the closing, which is final and asked about. */
export function CountForm({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { form, check, close, isSaving } = useCountForm(session, {
    close: (input) => advanceOne(CASH_SESSIONS, session.id, 'close', input),
    success: t('cashCount.closed'),
  })
  const [checked, setChecked] = useState<CloseSessionInput | null>(null)
  const confirm = async (): Promise<void> => {
    if (checked) await close(checked)
    setChecked(null)
  }
  return (
    <Section title={t('cashCount.title')} description={t('cashCount.text')}>
      <form
        noValidate
        onKeyDown={walkFields}
        onSubmit={(event) => void form.handleSubmit((values) => setChecked(check(values)))(event)}
      >
        <Flex direction="column" gap="6">
          {session.tenders.map((tender, index) => (
            <CountFields
              key={tender.paymentMethodId}
              form={form}
              index={index}
              tender={tender}
              currency={session.currency}
              autoFocus={index === 0}
            />
          ))}
          <KeptFloatField form={form} session={session} />
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <ResumeButton sessionId={session.id} />
            <Button type="submit" size="xl" loading={isSaving}>
              {t('cashCount.close')}
            </Button>
          </Flex>
        </Flex>
      </form>
      <ConfirmDialog
        isOpen={checked !== null}
        title={t('cashCount.confirmTitle')}
        text={t('cashCount.confirmText')}
        confirmLabel={t('cashCount.close')}
        onConfirm={() => void confirm()}
        onCancel={() => setChecked(null)}
        isBusy={isSaving}
      />
    </Section>
  )
}

function ResumeButton({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sales-purchases')
  const { save, isSaving } = useSave(() => advanceOne(CASH_SESSIONS, sessionId, 'resume'), {
    invalidates: [CASH_SESSIONS],
    success: t('cashSessions.session.resumed'),
  })
  return (
    <Button variant="outline" size="xl" loading={isSaving} onClick={() => void save(undefined)}>
      {t('session.resume')}
    </Button>
  )
}
