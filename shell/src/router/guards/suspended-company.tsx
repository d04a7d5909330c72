import { CirclePause } from 'lucide-react'
import { Button, useNavigate, useTranslation } from '@comptoir/platform'
import { MessagePage } from '../../common/message-page.tsx'
import { PublicPage } from '../../frame/public/public-page.tsx'
import { LOGIN } from '../../session/landing.ts'
import { signOutHere } from '../../session/sign-out.ts'

/** The operator closed the company: says so, and leads out, since nothing of it can be opened. */
export function SuspendedCompany() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const leave = async () => {
    await signOutHere()
    await navigate(LOGIN)
  }
  return (
    <PublicPage>
      <MessagePage icon={CirclePause} title={t('frame.suspended.title')} text={t('frame.suspended.text')}>
        <Button variant="outline" onClick={() => void leave()}>
          {t('shell.signOut')}
        </Button>
      </MessagePage>
    </PublicPage>
  )
}
