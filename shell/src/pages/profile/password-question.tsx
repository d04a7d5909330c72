import { useId, type FormEvent } from 'react'
import { Button, FormDialog, Stack, Text, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { PasswordField } from '../account/password-field.tsx'

export interface PasswordQuestionProps {
  title: string
  text: string
  confirmLabel: string
  isDanger?: boolean
  isBusy: boolean
  onConfirm: (password: string) => void
  onClose: () => void
}

/** Asks for the password before something that a stranger at an open screen must not do. */
export function PasswordQuestion({
  title,
  text,
  confirmLabel,
  isDanger = false,
  isBusy,
  onConfirm,
  onClose,
}: PasswordQuestionProps) {
  const { t } = useTranslation()
  const id = useId()
  const form = useForm<{ password: string }>({
    defaultValues: { password: '' },
    resolver: (values) =>
      values.password === ''
        ? { values: {}, errors: { password: { type: 'required', message: t('profile.factor.passwordRequired') } } }
        : { values, errors: {} },
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.handleSubmit(({ password }) => onConfirm(password))()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      isBusy={isBusy}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isBusy} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} size="lg" loading={isBusy} colorPalette={isDanger ? 'danger' : 'brand'}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <Stack gap="4">
          <Text>{text}</Text>
          <PasswordField
            control={form.control}
            name="password"
            label={t('profile.password')}
            autoComplete="current-password"
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
