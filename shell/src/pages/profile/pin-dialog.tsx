import { type FormEvent, useId, useState } from 'react'
import { PIN_LONGEST, PIN_PATTERN, PIN_SHORTEST } from '@comptoir/contracts/company/counter-keys'
import {
  Button,
  FormDialog,
  isProblem,
  notify,
  Stack,
  tellRefusal,
  useSession,
  useTranslation,
} from '@comptoir/platform'
import { useForm, type Resolver } from '@comptoir/platform/forms'
import { PasswordField } from '../account/password-field.tsx'
import { setOwnPin } from './own-keys.api.ts'

interface PinValues {
  pin: string
  again: string
  currentPassword: string
}

interface PinDialogProps {
  isOpen: boolean
  onClose: () => void
  onSet: () => void
}

/** Takes a new PIN twice, and the password: a screen that somebody left open gives nobody a PIN. */
export function PinDialog({ isOpen, onClose, onSet }: PinDialogProps) {
  const { t } = useTranslation()
  const id = useId()
  const email = useSession((state) => state.user?.email ?? '')
  const { form, isSaving, save } = usePinForm(onSet)
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
      title={t('profile.pin.title')}
      subtitle={t('profile.pin.rule', { shortest: PIN_SHORTEST, longest: PIN_LONGEST })}
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
          <PasswordField control={form.control} name="pin" label={t('profile.pin.title')} autoComplete="off" />
          <PasswordField control={form.control} name="again" label={t('profile.pin.again')} autoComplete="off" />
          <PasswordField
            control={form.control}
            name="currentPassword"
            label={t('header.editPasswordForm.currentPassword')}
            autoComplete="current-password"
          />
        </Stack>
      </form>
    </FormDialog>
  )
}

const BLANK: PinValues = { pin: '', again: '', currentPassword: '' }
const DIGITS = new RegExp(PIN_PATTERN)

function usePinForm(onSet: () => void) {
  const { t } = useTranslation()
  const [isSaving, setSaving] = useState(false)
  const form = useForm<PinValues>({ defaultValues: BLANK, resolver: usePinResolver() })
  const save = form.handleSubmit(async ({ pin, currentPassword }) => {
    if (isSaving) return
    setSaving(true)
    try {
      await setOwnPin({ pin, currentPassword })
      notify.success(t('profile.saved'))
      form.reset()
      onSet()
    } catch (error) {
      tellRefusal(error)
      if (!isProblem(error)) return
      for (const name of ['pin', 'currentPassword'] as const) {
        const message = error.fieldErrors[name]
        if (message !== undefined) form.setError(name, { type: 'server', message }, { shouldFocus: true })
      }
    } finally {
      setSaving(false)
    }
  })
  return { form, isSaving, save }
}

function usePinResolver(): Resolver<PinValues> {
  const { t } = useTranslation()
  return (values) => {
    const faults: Partial<Record<keyof PinValues, string>> = {
      ...(DIGITS.test(values.pin)
        ? {}
        : { pin: t('profile.pin.rule', { shortest: PIN_SHORTEST, longest: PIN_LONGEST }) }),
      ...(values.again === values.pin ? {} : { again: t('profile.pin.different') }),
      ...(values.currentPassword === '' ? { currentPassword: t('header.editPasswordForm.required') } : {}),
    }
    const errors = Object.fromEntries(
      Object.entries(faults).map(([name, message]) => [name, { type: 'check', message }]),
    )
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
