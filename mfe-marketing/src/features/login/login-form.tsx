import { Text, useTranslation } from '@comptoir/platform/site'
import { TextLink } from '../../common/page/index.ts'
import { EmailField, PasswordField, SendForm } from '../../common/sending/index.ts'
import type { useLogin } from './use-login.ts'

/** E-mail and password. */
export function LoginForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation('marketing')
  const { faults, refusal, isSending, lastEmail, sendPassword, mend } = login
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
      onMend={mend}
      refusal={refusal}
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
