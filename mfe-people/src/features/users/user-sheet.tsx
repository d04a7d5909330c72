import { Users } from 'lucide-react'
import { USERS, type User } from '@comptoir/contracts/company/users'
import {
  ApiProblem,
  EmptyState,
  ErrorPanel,
  Skeleton,
  useItem,
  useSession,
  useTranslation,
  type RowSheetContentProps,
} from '@comptoir/platform'
import { RowSheet, useRowSheet } from '@comptoir/platform/overlays'
import { UserFacts } from './user-facts.tsx'
import { UserRole } from './user-role.tsx'

/** All about a user beside the list. */
export function UserSheet(given: RowSheetContentProps<User>) {
  const { id, row, frame } = useRowSheet(given)
  const { t } = useTranslation('people')
  const { data, error, refetch } = useItem(USERS, id)
  const ownId = useSession((state) => state.user?.id)
  const user = data ?? row
  const isChangeable = user === undefined || user.mayChange || user.id === ownId
  return (
    <RowSheet
      frame={isChangeable ? frame : { ...frame, editTo: undefined }}
      history={USERS}
      title={user?.name ?? t('users.labels.one')}
      subtitle={user ? <UserRole user={user} /> : null}
    >
      {user ? (
        <UserFacts key={id} user={user} />
      ) : error ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton h="40" aria-busy="true" />
      )}
    </RowSheet>
  )
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation('people')
  if (error instanceof ApiProblem && (error.status === 404 || error.status === 400))
    return <EmptyState icon={Users} title={t('users.missing.title')} text={t('users.missing.text')} />
  return <ErrorPanel title={t('users.failed.title')} error={error} onRetry={onRetry} />
}
