import { useEffect, useId, type FormEvent } from 'react'
import { Button, ErrorPanel, FormDialog, Skeleton, Stack, useTranslation } from '@comptoir/platform'
import { SelectField, TextField, useWatch } from '@comptoir/platform/forms'
import type { ApiTokenGrants } from '@comptoir/contracts/company/api-tokens'
import { useGrants } from './api-tokens.api.ts'
import { ExpiryField } from './expiry-field.tsx'
import { PermissionsField } from './permissions-field.tsx'
import { grantableTo, type TokenForm } from './use-token-form.ts'

/** The dialog of a new token: what it is for, in whose name, what it may do, until when. */
export function TokenDialog({ token }: { token: TokenForm }) {
  const { t } = useTranslation('company')
  const formId = useId()
  const send = (event: FormEvent): void => {
    event.preventDefault()
    token.send()
  }
  return (
    <FormDialog
      isOpen={token.isOpen}
      onClose={token.close}
      isBusy={token.isSaving}
      size="lg"
      title={t('apiTokens.form.title')}
      subtitle={t('apiTokens.form.subtitle')}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={token.isSaving} onClick={token.close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={formId} size="lg" loading={token.isSaving} loadingText={t('common.saving')}>
            {t('apiTokens.form.submit')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={send}>
        <TokenFields token={token} />
      </form>
    </FormDialog>
  )
}

function TokenFields({ token }: { token: TokenForm }) {
  const { t } = useTranslation('company')
  const { data, error, refetch } = useGrants()
  if (data) return <Fields token={token} grants={data} />
  if (error) return <ErrorPanel title={t('apiTokens.form.failed')} error={error} onRetry={() => void refetch()} />
  return <Skeleton height="20rem" />
}

function Fields({ token: { form }, grants }: { token: TokenForm; grants: ApiTokenGrants }) {
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
