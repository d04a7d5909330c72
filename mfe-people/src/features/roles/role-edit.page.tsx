import { OWN_ROLES, type OwnRole, type PermissionChoices } from '@comptoir/contracts/company/roles'
import { PageSkeleton, useAddresses, useOpened, useParams, useTranslation } from '@comptoir/platform'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { RoleForm } from './role-form.tsx'
import { RoleOutcome } from './role-outcome.tsx'
import { usePermissionChoices } from './roles.api.ts'
import { useRoleForm } from './use-role-form.ts'

export function RoleEditPage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(OWN_ROLES, id)
  const choices = usePermissionChoices()
  if (row && choices.data)
    return <RoleEditForm key={`${row.id} ${row.version}`} role={row} choices={choices.data} reopen={reopen} />
  if (error) return <RoleOutcome error={error} onRetry={retry} />
  if (choices.error) return <RoleOutcome error={choices.error} onRetry={() => void choices.refetch()} />
  return <PageSkeleton kind="form" />
}

interface RoleEditFormProps {
  role: OwnRole
  choices: PermissionChoices
  reopen: () => void
}

function RoleEditForm({ role, choices, reopen }: RoleEditFormProps) {
  const { t } = useTranslation('people')
  const address = useAddresses(OWN_ROLES)
  const { form, onSubmit, isSaving, onCancel, staleMessage } = useRoleForm(choices, role)
  return (
    <FormPage
      title={role.name}
      subtitle={t('roles.form.editSubtitle')}
      breadcrumb={[{ label: t('roles.title'), to: address.list() }, { label: role.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('roles.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <RoleForm form={form} choices={choices} isNew={false} />
    </FormPage>
  )
}
