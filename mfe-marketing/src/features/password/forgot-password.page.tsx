import { useState } from 'react'
import type { EmailInput } from '@comptoir/contracts/identity/accounts'
import { Stack, useLanguage, useTranslation } from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import { EmailField, faultsOf, isEmail, SendForm, useSending, type Typed } from '../../common/sending/index.ts'
import { DemoLink } from '../sign-up/index.ts'
import { forgotPassword } from './password.api.ts'

/** Asks for a link to a new password. What follows is the same for every address. */
export function ForgotPasswordPage() {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { faults, refusal, isSending, send, mend } = useSending({
    check: ({ email = '' }) => faultsOf({ email }, { email: [isEmail] }),
    send: forgotPassword,
    onSent: (_answer, { email }: EmailInput) => setSentTo(email),
  })
  const submit = (typed: Typed) => send({ email: (typed['email'] ?? '').trim(), language }, typed)
  const side = { title: t('account.side.title'), text: t('account.side.text') }
  const back = <TextLink to="/login">{t('password.forgot.back')}</TextLink>
  if (sentTo !== null) {
    return (
      <AuthPage
        title={t('password.forgot.doneTitle')}
        text={<span role="status">{t('password.forgot.doneText', { email: sentTo })}</span>}
        side={side}
      >
        <Stack gap="5">
          <DemoLink />
          {back}
        </Stack>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('password.forgot.title')} text={t('password.forgot.text')} side={side}>
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('password.forgot.submit')}
        submitting={t('password.forgot.submitting')}
        after={back}
      >
        <EmailField fault={faults['email']} autoComplete="username" isRequired={false} autoFocus />
      </SendForm>
    </AuthPage>
  )
}
