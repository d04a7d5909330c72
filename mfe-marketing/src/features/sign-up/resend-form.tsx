import { useState } from 'react'
import type { EmailInput } from '@comptoir/contracts/identity/accounts'
import { Button, Notice, Stack, useLanguage, useTranslation } from '@comptoir/platform/site'
import { EmailField, faultsOf, isEmail, SendForm, useSay, useSending, type Typed } from '../../common/sending/index.ts'
import { resendConfirmation } from './sign-up.api.ts'

/** Asks for the confirmation mail again: for a known address by one button, else the address is asked for. */
export function ResendForm({ email: known }: { email: string | null }) {
  const { t } = useTranslation('marketing')
  const say = useSay()
  const language = useLanguage()
  const [isSent, setSent] = useState(false)
  const { faults, refusal, isSending, send, mend } = useSending({
    check: ({ email = '' }) => faultsOf({ email }, { email: [isEmail] }),
    send: resendConfirmation,
    onSent: (_answer, _input: EmailInput) => setSent(true),
  })
  const submit = ({ email = known ?? '' }: Typed) => {
    setSent(false)
    return send({ email: email.trim(), language }, { email })
  }
  const sent = isSent ? <Notice tone="success">{t('account.resent')}</Notice> : null
  if (known !== null) {
    return (
      <Stack gap="4">
        {sent}
        {refusal === null ? null : <Notice tone="danger">{say(refusal)}</Notice>}
        <Button
          variant="outline"
          size="lg"
          alignSelf="flex-start"
          loading={isSending}
          loadingText={t('signUp.done.resending')}
          onClick={() => void submit({})}
        >
          {t('signUp.done.resend')}
        </Button>
      </Stack>
    )
  }
  return (
    <Stack gap="4">
      {sent}
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('signUp.done.resend')}
        submitting={t('signUp.done.resending')}
      >
        <EmailField fault={faults['email']} autoComplete="email" isRequired={false} />
      </SendForm>
    </Stack>
  )
}
