import { useState } from 'react'
import { CASH_SESSIONS, type CashSession, type CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { advanceOne, Button, ConfirmDialog, Flex, Section, useSave, useTranslation } from '@comptoir/platform'
import { MoneyField } from '@comptoir/platform/forms'
import { CountFields } from './count-fields.tsx'
import { useCountForm } from './use-count-form.ts'

/** Counting the drawer: what is in it, what stays in it, and then the closing, which is final and asked about. */
export function CountForm({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { form, check, close, isSaving } = useCountForm(session)
  const [checked, setChecked] = useState<CloseSessionInput | null>(null)
  const confirm = async (): Promise<void> => {
    if (checked) await close(checked)
    setChecked(null)
  }
  return (
    <Section title={t('cashSessions.session.count.title')} description={t('cashSessions.session.count.text')}>
      <form noValidate onSubmit={(event) => void form.handleSubmit((values) => setChecked(check(values)))(event)}>
        <Flex direction="column" gap="6">
          {session.tenders.map((tender, index) => (
            <CountFields
              key={tender.paymentMethodId}
              form={form}
              index={index}
              tender={tender}
              currency={session.currency}
            />
          ))}
          <MoneyField
            control={form.control}
            name="keptFloatMinor"
            label={t('cashSessions.session.count.kept')}
            help={t('cashSessions.session.count.keptHelp')}
            currency={session.currency}
            size="xl"
            isRequired
          />
          <Flex gap="2" wrap="wrap" justify="flex-end">
            <ResumeButton sessionId={session.id} />
            <Button type="submit" size="xl" loading={isSaving}>
              {t('cashSessions.session.close')}
            </Button>
          </Flex>
        </Flex>
      </form>
      <ConfirmDialog
        isOpen={checked !== null}
        title={t('cashSessions.session.confirmTitle')}
        text={t('cashSessions.session.confirmText')}
        confirmLabel={t('cashSessions.session.close')}
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
