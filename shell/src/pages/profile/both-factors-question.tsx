import { useId, type FormEvent } from 'react'
import type { BothFactorsInput } from '@comptoir/contracts/identity/accounts'
import { Button, FormDialog, Stack, Text, useSave, useTranslation } from '@comptoir/platform'
import { TextField, useForm, type Resolver } from '@comptoir/platform/forms'
import { PasswordField } from '../account/password-field.tsx'

export interface BothFactorsQuestionProps<Answer> {
  title: string
  text: string
  confirmLabel: string
  isDanger?: boolean
  /** Does it; refusals are shown at their fields, and the question stays. */
  act: (given: BothFactorsInput) => Promise<Answer>
  onDone: (answer: Answer) => void
  onClose: () => void
}

function useResolver(): Resolver<BothFactorsInput> {
  const { t } = useTranslation()
  const messages = { password: t('profile.factor.passwordRequired'), code: t('profile.factor.anyCodeRequired') }
  return (values) => {
    const missing = (['password', 'code'] as const).filter((name) => values[name].trim() === '')
    if (missing.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(missing.map((name) => [name, { type: 'required', message: messages[name] }])),
    }
  }
}

/** Asks for the password and a code before something that a stranger who has only one of them must not do. */
export function BothFactorsQuestion<Answer>({
  title,
  text,
  confirmLabel,
  isDanger = false,
  act,
  onDone,
  onClose,
}: BothFactorsQuestionProps<Answer>) {
  const { t } = useTranslation()
  const id = useId()
  const form = useForm<BothFactorsInput>({ defaultValues: { password: '', code: '' }, resolver: useResolver() })
  const { save, isSaving } = useSave(act, { form, onSaved: onDone })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.handleSubmit(({ password, code }) => save({ password, code: code.trim() }))()
  }
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={title}
      size="sm"
      isBusy={isSaving}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={isSaving} onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button type="submit" form={id} size="lg" loading={isSaving} colorPalette={isDanger ? 'danger' : 'brand'}>
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
          <TextField
            control={form.control}
            name="code"
            label={t('profile.factor.anyCode')}
            isRequired
            autoComplete="one-time-code"
            maxLength={24}
          />
        </Stack>
      </form>
    </FormDialog>
  )
}
