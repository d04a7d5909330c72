import { useCallback } from 'react'
import {
  Button,
  Flex,
  Link,
  Spinner,
  Stack,
  useNavigate,
  useSearchParams,
  useTranslation,
} from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import { ResendForm } from './resend-form.tsx'
import { useConfirmation } from './use-confirmation.ts'

const NEXT_STEP = '/signup/company'

/** Where the mail's link leads: the token is posted, so that a scanner that follows links uses nothing up. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('marketing')
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const leadOn = useCallback(() => void navigate(NEXT_STEP, { replace: true }), [navigate])
  const { state, retry } = useConfirmation(search.get('token') ?? '', leadOn)
  const side = { title: t('signUp.side.title'), text: t('signUp.side.text') }
  if (state === 'working') {
    return (
      <AuthPage title={t('signUp.confirm.title')} side={side}>
        <Flex role="status" align="center" gap="3" mt="4" color="fg.muted">
          <Spinner size="sm" />
          {t('signUp.confirm.working')}
        </Flex>
      </AuthPage>
    )
  }
  if (state === 'done') {
    return (
      <AuthPage title={t('signUp.confirm.doneTitle')} text={t('signUp.confirm.doneText')} side={side}>
        <Button asChild size="xl">
          <Link to={NEXT_STEP}>{t('signUp.confirm.goOn')}</Link>
        </Button>
      </AuthPage>
    )
  }
  if (state === 'failed') {
    return (
      <AuthPage title={t('signUp.confirm.failedTitle')} text={t('signUp.confirm.failedText')} side={side}>
        <Button size="xl" onClick={retry}>
          {t('signUp.confirm.retry')}
        </Button>
      </AuthPage>
    )
  }
  return (
    <AuthPage title={t('signUp.confirm.spentTitle')} text={t('signUp.confirm.spentText')} side={side}>
      <Stack gap="5">
        <TextLink to="/login">{t('signUp.confirm.toLogin')}</TextLink>
        <ResendForm email={null} />
      </Stack>
    </AuthPage>
  )
}
