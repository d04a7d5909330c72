import type { ReactNode } from 'react'
import type { PendingInvitation } from '@comptoir/contracts/identity/invitations'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { signIn, Stack, Text, useNavigate, useTranslation } from '@comptoir/platform/site'
import { AuthPage } from '../../common/page/index.ts'

export interface InvitedFormProps {
  token: string
  invitation: PendingInvitation
  /** Shown where the link works no longer. */
  spent: ReactNode
}

/** The sign-in page leads whoever is signed in to where their work begins. */
const LEADS_ON = '/login'

/** Opens the session of who joined, and goes to where their work begins. */
export function useArrival(): (answer: SessionAnswer) => void {
  const navigate = useNavigate()
  return (answer) => {
    signIn(answer)
    void navigate(LEADS_ON, { replace: true })
  }
}

/** The page around either form. */
export function InvitedPage({ company, children }: { company: string; children: ReactNode }) {
  const { t } = useTranslation('marketing')
  return (
    <AuthPage
      title={t('invitation.title', { company })}
      text={t('invitation.text')}
      side={{ title: t('invitation.side.title'), text: t('invitation.side.text') }}
    >
      {children}
    </AuthPage>
  )
}

/** What somebody is invited to. */
export function Invitation({ invitation: { company, role, roleName, email } }: { invitation: PendingInvitation }) {
  const { t } = useTranslation('marketing')
  return (
    <Stack as="dl" gap="2">
      <Told label={t('invitation.company')} value={company} />
      <Told label={t('invitation.role')} value={roleName ?? t(`invitation.roles.${role}`)} />
      <Told label={t('fields.email')} value={email} direction="ltr" />
    </Stack>
  )
}

function Told({ label, value, direction = 'auto' }: { label: string; value: string; direction?: 'auto' | 'ltr' }) {
  return (
    <div>
      <Text as="dt" textStyle="small" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="medium" overflowWrap="anywhere">
        <bdi dir={direction}>{value}</bdi>
      </Text>
    </div>
  )
}

export function NotYou() {
  const { t } = useTranslation('marketing')
  return (
    <Text textStyle="small" color="fg.muted">
      {t('invitation.notYou')}
    </Text>
  )
}
