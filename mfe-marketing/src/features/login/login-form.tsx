import { useState } from 'react'
import { Button, Text, useLanguage, useTranslation } from '@comptoir/platform/site'
import { TextLink } from '../../common/page/index.ts'
import { EmailField, PasswordField, SendForm } from '../../common/sending/index.ts'
import { resendConfirmation } from './login.api.ts'
import type { useLogin } from './use-login.ts'

/** People who have not confirmed the e-mail can request the mail again where they learn of it. */
function ResendAgain({ email }: { email: string }) {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  const [isSent, setSent] = useState(false)
  if (isSent) return <Text role="status">{t('account.resent')}</Text>
  const resend = () =>
    void resendConfirmation({ email, language }).then(
      () => setSent(true),
      () => undefined,
    )
  return (
    <Button type="button" size="sm" variant="outline" onClick={resend}>
      {t('login.unconfirmed')}
    </Button>
  )
}

/** E-mail and password. */
export function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation('marketing')
  const { faults, refusal, code, isSending, lastEmail, sendPassword } = login
  const action = code === 'auth.emailUnconfirmed' ? <ResendAgain email={lastEmail} /> : undefined
  const links = (
    <>
      <TextLink to="/forgot-password">{t('login.forgot')}</TextLink>
      <Text color="fg.muted">
        {t('login.noAccount')} <TextLink to="/signup/admin">{t('login.signUp')}</TextLink>
      </Text>
    </>
  )
  return (
    <SendForm
      onSend={sendPassword}
      refusal={refusal}
      refusalAction={action}
      isSending={isSending}
      submit={t('account.submit')}
      submitting={t('login.submitting')}
      after={links}
    >
      <EmailField
        fault={faults['email']}
        autoComplete="username"
        isRequired={false}
        autoFocus
        defaultValue={lastEmail}
      />
      <PasswordField label={t('fields.password')} fault={faults['password']} autoComplete="current-password" />
    </SendForm>
  )
}
