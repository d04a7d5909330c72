import { useState } from 'react'
import { ApiProblem, isProblem, notify, useTranslation } from '@comptoir/platform'
import { useForm, type Resolver, type UseFormReturn } from '@comptoir/platform/forms'
import { changePassword } from './account.api.ts'

export interface PasswordValues {
  currentPassword: string
  newPassword: string
  confirmPassword: string
}

const BLANK: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' }
const WORDS = 'header.editPasswordForm'

/** Which phrase belongs under which field; how good a password must be is the server's to say. */
function faultsOf({
  currentPassword,
  newPassword,
  confirmPassword,
}: PasswordValues): Partial<Record<keyof PasswordValues, string>> {
  const required = `${WORDS}.required`
  return {
    ...(currentPassword === '' ? { currentPassword: required } : {}),
    ...(newPassword === '' ? { newPassword: required } : {}),
    ...(confirmPassword === '' ? { confirmPassword: required } : {}),
    ...(confirmPassword !== '' && confirmPassword !== newPassword
      ? { confirmPassword: `${WORDS}.passwordsMustMatch` }
      : {}),
  }
}

function useResolver(): Resolver<PasswordValues> {
  const { t } = useTranslation()
  return (values) => {
    const faults = Object.entries(faultsOf(values))
    if (faults.length === 0) return { values, errors: {} }
    return {
      values: {},
      errors: Object.fromEntries(faults.map(([name, key]) => [name, { type: 'check', message: t(key) }])),
    }
  }
}

/** The words of the server where it gave any; without an answer nothing is known of the old password but that it holds. */
function wordsOf(error: unknown, otherwise: string): string {
  return error instanceof ApiProblem && error.message !== '' ? error.message : otherwise
}

function markFields(form: UseFormReturn<PasswordValues>, error: unknown): void {
  if (!isProblem(error)) return
  for (const name of ['currentPassword', 'newPassword'] as const) {
    const message = error.fieldErrors[name]
    if (message !== undefined) form.setError(name, { type: 'server', message })
  }
}

/** The state of the dialog: `onDone` is called once the password is another one. What was typed is forgotten with the dialog. */
export function useChangePassword(onDone: () => void) {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const form = useForm<PasswordValues>({ defaultValues: BLANK, resolver: useResolver() })

  const save = form.handleSubmit(async ({ currentPassword, newPassword }) => {
    if (isSaving) return
    setSaving(true)
    try {
      await changePassword({ currentPassword, newPassword })
      notify.success(t(`${WORDS}.passwordChanged`))
      form.reset()
      onDone()
    } catch (error) {
      notify.error(wordsOf(error, t(`${WORDS}.errorChangingPassword`)))
      markFields(form, error)
    } finally {
      setSaving(false)
    }
  })
  return { form, isSaving, save }
}
