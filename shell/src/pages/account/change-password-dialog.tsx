import { useId, type FormEvent } from 'react'
import { Button, FormDialog, Stack, useSession, useTranslation } from '@comptoir/platform'
import { PasswordField } from './password-field.tsx'
import { useChangePassword } from './use-change-password.ts'

export interface ChangePasswordDialogProps {
  isOpen: boolean
  onClose: () => void
}

/** Takes the current password and the new one twice. Closes when it is changed, stays open when it is refused. */
export function ChangePasswordDialog({ isOpen, onClose }: ChangePasswordDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const email = useSession((state) => state.user?.email ?? '')
  const { form, isSaving, save } = useChangePassword(onClose)
  const close = (): void => {
    form.reset()
    onClose()
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void save()
  }
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={close}
      title={t('header.editPasswordForm.title')}
      size="sm"
      isBusy={isSaving}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={close}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} size="lg" loading={isSaving} loadingText={t('common.saving')}>
            {t('common.save')}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        {/* For password managers, which would not know whose password this is. */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack gap="4">
          <PasswordField
            control={form.control}
            name="currentPassword"
            label={t('header.editPasswordForm.currentPassword')}
            autoComplete="current-password"
          />
          <PasswordField
            control={form.control}
            name="newPassword"
            label={t('header.editPasswordForm.newPassword')}
            autoComplete="new-password"
          />
          <PasswordField
            control={form.control}
            name="confirmPassword"
            label={t('header.editPasswordForm.confirmPassword')}
            autoComplete="new-password"
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
