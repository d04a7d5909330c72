import { type FormEvent, useRef, useState } from 'react'
import { CASH_SESSIONS, type CashSession, type CloseSessionInput } from '@comptoir/contracts/sales/cash-sessions'
import { Button, Flex, Grid, Section, useCompany, useSave, useTranslation } from '@comptoir/platform'
import { CountFields, forgetTyped, KeptFloatField, useCountForm, walkFields } from '../../cash-count/index.ts'
import { type ClosedSession, closeSession, resumeSelling } from './close-session.ts'
import { CloseQuestion } from './close-question.tsx'

export interface CountFormProps {
  session: CashSession
  onClosed: (closed: ClosedSession) => void
}

/** The cash by its pieces on one side; what else is counted, what stays and the closing on the other. */
export function CountForm({ session, onClosed }: CountFormProps) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const element = useRef<HTMLFormElement>(null)
  const { form, check, close, isSaving } = useCountForm(session, {
    close: (input) => closeSession(companyId, session, input),
    isByPieces: true,
  })
  const [checked, setChecked] = useState<CloseSessionInput | null>(null)
  const confirm = async (): Promise<void> => {
    const closed = checked && (await close(checked))
    if (closed) return onClosed(closed)
    setChecked(null)
    // The button that was pressed was disabled meanwhile, and lost the focus.
    toFirstError(element.current, 'input[aria-invalid=true], [type=submit]')
  }
  const submit = async (event: FormEvent): Promise<void> => {
    await form.handleSubmit((values) => setChecked(check(values)))(event)
    toFirstError(element.current)
  }
  const tenders = session.tenders.map((tender, index) => ({ tender, index }))
  const firstCash = tenders.find(({ tender }) => tender.kind === 'cash')
  const fieldsOf = ({ tender, index }: (typeof tenders)[number]) => (
    <CountFields
      key={tender.paymentMethodId}
      form={form}
      index={index}
      tender={tender}
      currency={session.currency}
      autoFocus={index === firstCash?.index}
    />
  )
  return (
    <form ref={element} noValidate onKeyDown={walkFields} onSubmit={(event) => void submit(event)}>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
        gap={{ base: '3', md: '5' }}
        maxW="page"
        mx="auto"
        px={{ base: '3', md: '6' }}
        py={{ base: '3', md: '5' }}
        alignItems="start"
      >
        <Section title={t('cashCount.title')} description={t('cashCount.text')}>
          {firstCash ? fieldsOf(firstCash) : null}
        </Section>
        <Flex direction="column" gap={{ base: '3', md: '5' }} position={{ lg: 'sticky' }} top={{ lg: '5' }}>
          {tenders.length > 1 ? <Section>{tenders.filter((each) => each !== firstCash).map(fieldsOf)}</Section> : null}
          <Section>
            <KeptFloatField form={form} session={session} />
            {/* Never disabled: the focus comes back to it. While the closing is sent, the question is over it. */}
            <Button type="submit" size="xl">
              {t('cashCount.close')}
            </Button>
            <ResumeButton session={session} />
          </Section>
        </Flex>
      </Grid>
      <CloseQuestion
        session={session}
        input={checked}
        onConfirm={() => void confirm()}
        onCancel={() => setChecked(null)}
        isBusy={isSaving}
      />
    </form>
  )
}

/** Where something is missing or wrong, once it is marked. */
function toFirstError(form: HTMLFormElement | null, place = 'input[aria-invalid=true]'): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(place)?.focus())
}

function ResumeButton({ session }: { session: CashSession }) {
  const { t } = useTranslation('sales-purchases')
  const { id: companyId } = useCompany()
  const { save, isSaving } = useSave(() => resumeSelling(companyId, session), {
    invalidates: [CASH_SESSIONS],
    // What was counted is sold from again.
    onSaved: () => forgetTyped(session),
  })
  return (
    <Button variant="outline" size="xl" loading={isSaving} onClick={() => void save(undefined)}>
      {t('session.resume')}
    </Button>
  )
}
