import { useTranslation } from '@comptoir/platform/site'
import { AuthPage } from '../../common/page/index.ts'
import { CodeForm } from './code-form.tsx'
import { LoginForm } from './login-form.tsx'
import { useLogin } from './use-login.ts'

/** The way in. */
export function LoginPage() {
  const { t } = useTranslation('marketing')
  const login = useLogin()
  const side = { title: t('account.side.title'), text: t('account.side.text') }
  if (login.isCodeAsked) {
    return (
      <AuthPage title={t('login.code.title')} side={side}>
        <CodeForm login={login} />
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('login.title')} text={t('login.text')} side={side}>
      <LoginForm login={login} />
    </AuthPage>
  )
}
