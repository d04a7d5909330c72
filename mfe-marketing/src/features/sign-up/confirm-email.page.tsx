import { Button, Flex, Spinner, Stack, useSearchParams, useTranslation } from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import { ConfirmForm } from './confirm-form.tsx'
import { ResendForm } from './resend-form.tsx'
import { usePendingSignUp } from './use-pending-sign-up.ts'

/** Where the mail's link leads: shows who asked for the account and asks for its password. Opening the page uses nothing up. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('marketing')
  const token = useSearchParams()[0].get('token') ?? ''
  const reading = usePendingSignUp(token)
  const side = { title: t('signUp.side.title'), text: t('signUp.side.text') }
  if (reading.state === 'known') return <ConfirmForm token={token} signUp={reading.signUp} spent={<SpentLink />} />
  if (reading.state === 'spent') return <SpentLink />
  if (reading.state === 'reading') {
    return (
      <AuthPage title={t('signUp.confirm.title')} side={side}>
        <Flex role="status" align="center" gap="3" mt="4" color="fg.muted">
          <Spinner size="sm" />
          {t('signUp.confirm.working')}
        </Flex>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('signUp.confirm.failedTitle')} text={t('signUp.confirm.failedText')} side={side}>
      <Button size="xl" onClick={reading.retry}>
        {t('signUp.confirm.retry')}
      </Button>
    </AuthPage>
  )
}

function SpentLink() {
  const { t } = useTranslation('marketing')
  return (
    <AuthPage
      title={t('signUp.confirm.spentTitle')}
      text={t('signUp.confirm.spentText')}
      side={{ title: t('signUp.side.title'), text: t('signUp.side.text') }}
    >
      <Stack gap="5">
        <TextLink to="/login">{t('signUp.confirm.toLogin')}</TextLink>
        <ResendForm email={null} />
      </Stack>
    </AuthPage>
  )
}
