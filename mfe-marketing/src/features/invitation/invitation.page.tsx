import { Button, Flex, Spinner, useSearchParams, useTranslation } from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import { AcceptForm } from './accept-form.tsx'
import { JoinForm } from './join-form.tsx'
import { useInvitation } from './use-invitation.ts'

/** Where the mail of an invitation leads: shows what it is to, and asks for a password. Opening the page uses nothing up. */
export function InvitationPage() {
  const { t } = useTranslation('marketing')
  const token = useSearchParams()[0].get('token') ?? ''
  const reading = useInvitation(token)
  const side = { title: t('invitation.side.title'), text: t('invitation.side.text') }
  if (reading.state === 'known') {
    const Form = reading.invitation.hasAccount ? JoinForm : AcceptForm
    return <Form token={token} invitation={reading.invitation} spent={<SpentLink />} />
  }
  if (reading.state === 'spent') return <SpentLink />
  if (reading.state === 'reading') {
    return (
      <AuthPage title={t('invitation.labels.title')} side={side}>
        <Flex role="status" align="center" gap="3" mt="4" color="fg.muted">
          <Spinner size="sm" />
          {t('invitation.working')}
        </Flex>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('invitation.failedTitle')} text={t('invitation.failedText')} side={side}>
      <Button size="xl" onClick={reading.retry}>
        {t('invitation.retry')}
      </Button>
    </AuthPage>
  )
}

function SpentLink() {
  const { t } = useTranslation('marketing')
  return (
    <AuthPage
      title={t('invitation.spentTitle')}
      text={t('invitation.spentText')}
      side={{ title: t('invitation.side.title'), text: t('invitation.side.text') }}
    >
      <TextLink to="/login">{t('invitation.toLogin')}</TextLink>
    </AuthPage>
  )
}
