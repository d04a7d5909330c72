import { USERS, type GivableRights } from '@comptoir/contracts/company/users'
import { PageSkeleton, useAddresses, useTranslation } from '@comptoir/platform'
import { FormPage } from '@comptoir/platform/forms'
import { UserForm } from './user-form.tsx'
import { UserOutcome } from './user-outcome.tsx'
import { useGivableRights } from './users.api.ts'
import { useUserForm } from './use-user-form.ts'

/** Invites somebody to the company. */
export function UserCreatePage() {
  const { data: givable, error, refetch } = useGivableRights()
  if (givable) return <InvitationForm givable={givable} />
  return error ? <UserOutcome error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="form" />
}

function InvitationForm({ givable }: { givable: GivableRights }) {
  const { t } = useTranslation('people')
  const address = useAddresses(USERS)
  const { form, onSubmit, isSaving, onCancel } = useUserForm(givable)
  const title = t('users.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('users.form.createSubtitle')}
      breadcrumb={[{ label: t('users.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('users.form.invite')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <UserForm control={form.control} givable={givable} />
    </FormPage>
  )
}
