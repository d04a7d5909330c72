import { Clock3, MailWarning } from 'lucide-react'
import type { User } from '@comptoir/contracts/company/users'
import { ActivityBadge, StatusBadge, useNow, useTranslation } from '@comptoir/platform'

/** Whether the link of an invitation still works. */
function isOver({ invitationEndsAt }: User, now: number): boolean {
  return invitationEndsAt !== null && Date.parse(invitationEndsAt) <= now
}

/** Whether a user may come in, has not joined yet, or missed the time for it. */
export function UserState({ user }: { user: User }) {
  const { t } = useTranslation('people')
  const now = useNow()
  if (user.state !== 'invited') return <ActivityBadge isActive={user.isActive} />
  return isOver(user, now) ? (
    <StatusBadge size="sm" tone="attention" icon={MailWarning} label={t('users.state.expired')} />
  ) : (
    <StatusBadge size="sm" tone="brand" icon={Clock3} label={t('users.state.invited')} />
  )
}
