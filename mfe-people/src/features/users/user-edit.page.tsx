import { USERS, type GivableRights, type User } from '@comptoir/contracts/company/users'
import { PageSkeleton, useAddresses, useOpened, useParams, useTranslation } from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { UserForm } from './user-form.tsx'
import { UserOutcome } from './user-outcome.tsx'
import { useGivableRights } from './users.api.ts'
import { useUserForm } from './use-user-form.ts'

export function UserEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(USERS, id)
  const rights = useGivableRights()
  if (row && rights.data)
    return <UserEditForm key={`${row.id} ${row.version}`} user={row} givable={rights.data} reopen={reopen} />
  if (error) return <UserOutcome error={error} onRetry={retry} />
  if (rights.error) return <UserOutcome error={rights.error} onRetry={() => void rights.refetch()} />
  return <PageSkeleton kind="form" />
}

function UserEditForm({ user, givable, reopen }: { user: User; givable: GivableRights; reopen: () => void }) {
  const { t } = useTranslation('people')
  const address = useAddresses(USERS)
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useUserForm(givable, user)
  return (
    <FormPage
      title={user.name}
      subtitle={t('users.form.editSubtitle')}
      breadcrumb={[{ label: t('users.title'), to: address.list() }, { label: user.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('users.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <UserForm control={form.control} givable={givable} user={user} />
    </FormPage>
  )
}
