import { useEffect } from 'react'
import { ErrorPanel, Skeleton, Stack, useTranslation } from '@comptoir/platform'
import { QuickFormDialog, SelectField, TextField, useWatch } from '@comptoir/platform/forms'
import type { ApiTokenGrants } from '@comptoir/contracts/company/api-tokens'
import { useGrants } from './api-tokens.api.ts'
import { ExpiryField } from './expiry-field.tsx'
import { PermissionsField } from './permissions-field.tsx'
import { grantableTo, type TokenForm } from './use-token-form.ts'

/** The dialog of a new token: what it is for, in whose name, what it may do, until when. */
export function TokenDialog({ token: { quick } }: { token: TokenForm }) {
  const { t } = useTranslation('company')
  return (
    <QuickFormDialog
      quick={quick}
      size="lg"
      title={t('apiTokens.form.title')}
      subtitle={t('apiTokens.form.subtitle')}
      submitLabel={t('apiTokens.form.submit')}
      isSingle
    >
      <TokenFields form={quick.form} />
    </QuickFormDialog>
  )
}

interface FieldsProps {
  form: TokenForm['quick']['form']
}

function TokenFields({ form }: FieldsProps) {
  const { t } = useTranslation('company')
  const { data, error, refetch } = useGrants()
  if (data) return <Fields form={form} grants={data} />
  if (error) return <ErrorPanel title={t('apiTokens.form.failed')} error={error} onRetry={() => void refetch()} />
  return <Skeleton height="20rem" />
}

function Fields({ form, grants }: FieldsProps & { grants: ApiTokenGrants }) {
  const { t } = useTranslation('company')
  const { control } = form
  const userId = useWatch({ control, name: 'userId' })
  const choices = grantableTo(grants, userId)
  // Another user may hold less: what was ticked beyond that would be refused.
  useEffect(() => {
    const held = new Set(grantableTo(grants, userId).map(({ name }) => name))
    const ticked = form.getValues('permissions')
    const kept = ticked.filter((name) => held.has(name))
    if (kept.length < ticked.length) form.setValue('permissions', kept)
  }, [form, grants, userId])
  return (
    <Stack gap="4">
      <TextField
        control={control}
        name="name"
        label={t('apiTokens.form.name')}
        help={t('apiTokens.form.nameHelp')}
        isRequired
        maxLength={80}
        autoComplete="off"
      />
      <SelectField
        control={control}
        name="userId"
        label={t('apiTokens.form.user')}
        help={t('apiTokens.form.userHelp')}
        options={grants.users.map(({ id, name }) => ({ value: id, label: name }))}
        isRequired
      />
      <ExpiryField control={control} />
      <PermissionsField control={control} choices={choices} />
    </Stack>
  )
}
