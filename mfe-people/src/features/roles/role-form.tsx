import { useEffect, useRef } from 'react'
import type { PermissionChoices } from '@comptoir/contracts/company/roles'
import { approvableOf } from '@comptoir/contracts/role-permissions'
import { ROLES } from '@comptoir/contracts/roles'
import { useTranslation } from '@comptoir/platform'
import { FormSection, SelectField, TextField, useWatch, type UseFormReturn } from '@comptoir/platform/forms'
import { PermissionsFields } from './permissions-fields.tsx'
import { copyOf, type RoleValues } from './role-values.ts'

export interface RoleFormProps {
  form: UseFormReturn<RoleValues>
  choices: PermissionChoices
  /** A new role begins as a copy of the built-in one that is chosen. */
  isNew: boolean
}

/** What a role is called, and everything that it lets somebody do. */
export function RoleForm({ form, choices, isNew }: RoleFormProps) {
  const { t } = useTranslation('people')
  const { control } = form
  useCopyOfBase(form, choices)
  return (
    <>
      <FormSection title={t('roles.form.role')}>
        <TextField
          control={control}
          name="name"
          label={t('roles.form.name')}
          isRequired
          maxLength={60}
          autoComplete="off"
        />
        <SelectField
          control={control}
          name="basedOn"
          label={t('roles.form.basedOn')}
          help={t(isNew ? 'roles.form.basedOnHelp' : 'roles.form.basedOnFixed')}
          options={ROLES.map((value) => ({ value, label: t(`users.role.${value}`) }))}
          isRequired
          isDisabled={!isNew}
        />
        <TextField
          control={control}
          name="description"
          label={t('roles.form.description')}
          help={t('roles.form.descriptionHelp')}
          maxLength={200}
          autoComplete="off"
          isNullable
          isWide
        />
      </FormSection>
      <PermissionsFields control={control} choices={choices} />
    </>
  )
}

/** Another base is another copy: what was ticked of the last one is not kept. */
function useCopyOfBase({ control, setValue }: UseFormReturn<RoleValues>, choices: PermissionChoices): void {
  const basedOn = useWatch({ control, name: 'basedOn' })
  const copied = useRef(basedOn)
  useEffect(() => {
    if (copied.current === basedOn) return
    copied.current = basedOn
    setValue('permissions', copyOf(choices, basedOn), { shouldDirty: true })
    setValue('approvals', approvableOf(basedOn, null), { shouldDirty: true })
  }, [basedOn, choices, setValue])
}
