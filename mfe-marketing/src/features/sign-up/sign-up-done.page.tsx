import { Stack, Text, useLocation, useTranslation } from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import { signedUpIn } from './company-name.ts'
import { DemoLink } from './demo-link.tsx'
import { ResendForm } from './resend-form.tsx'

/** After the first step: the rest is in a mail. */
export function SignUpDonePage() {
  const { t } = useTranslation('marketing')
  const email = signedUpIn(useLocation().state)?.email ?? null
  const text = email === null ? t('signUp.done.textUnknown') : t('signUp.done.text', { email })
  return (
    <AuthPage
      title={t('signUp.done.title')}
      text={text}
      side={{ title: t('signUp.side.title'), text: t('signUp.side.text') }}
    >
      <Stack gap="5">
        <Text color="fg.muted">{t('signUp.done.expiry')}</Text>
        <DemoLink />
        <ResendForm email={email} />
        <Text color="fg.muted">
          {t('signUp.done.wrong')} <TextLink to="/signup/admin">{t('signUp.done.again')}</TextLink>
        </Text>
      </Stack>
    </AuthPage>
  )
}
