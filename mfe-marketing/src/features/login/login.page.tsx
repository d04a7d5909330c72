import { useTranslation } from '@comptoir/platform/site'
import { DoorPage } from '../../common/page/index.ts'
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
      <DoorPage title={t('login.code.title')} side={side}>
        <CodeForm login={login} />
      </DoorPage>
    )
  }
  return (
    <DoorPage title={t('login.title')} text={t('login.text')} side={side}>
      <LoginForm login={login} />
    </DoorPage>
  )
}
