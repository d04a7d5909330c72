import { OWN_ROLES, type PermissionChoices } from '@comptoir/contracts/company/roles'
import { PageSkeleton, useAddresses, useTranslation } from '@comptoir/platform'
import { FormPage } from '@comptoir/platform/forms'
import { RoleForm } from './role-form.tsx'
import { RoleOutcome } from './role-outcome.tsx'
import { usePermissionChoices } from './roles.api.ts'
import { useRoleForm } from './use-role-form.ts'

/** Makes a role of the company's own. */
export function RoleCreatePage() {
  const { data: choices, error, refetch } = usePermissionChoices()
  if (choices) return <NewRoleForm choices={choices} />
  return error ? <RoleOutcome error={error} onRetry={() => void refetch()} /> : <PageSkeleton kind="form" />
}

function NewRoleForm({ choices }: { choices: PermissionChoices }) {
  const { t } = useTranslation('people')
  const address = useAddresses(OWN_ROLES)
  const { form, onSubmit, isSaving, onCancel } = useRoleForm(choices)
  const title = t('roles.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('roles.form.createSubtitle')}
      breadcrumb={[{ label: t('roles.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('roles.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <RoleForm form={form} choices={choices} isNew />
    </FormPage>
  )
}
