import { useState } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { IconButton, useTranslation } from '@comptoir/platform'
import { TextField, type FieldValues, type TextFieldProps } from '@comptoir/platform/forms'

export interface PasswordFieldProps<Values extends FieldValues> extends Pick<
  TextFieldProps<Values>,
  'control' | 'name' | 'label' | 'help'
> {
  /** A PIN is offered to be kept by no browser. */
  autoComplete: 'current-password' | 'new-password' | 'off'
}

/** A password that can be looked at while it is typed. */
export function PasswordField<Values extends FieldValues>(props: PasswordFieldProps<Values>) {
  const { t } = useTranslation()
  const [isShown, setShown] = useState(false)
  const { label: name } = props
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      me="-2"
      aria-label={isShown ? t('header.editPasswordForm.hide', { name }) : t('header.editPasswordForm.show', { name })}
      onClick={() => setShown(!isShown)}
    >
      <Icon aria-hidden />
    </IconButton>
  )
  return <TextField {...props} type={isShown ? 'text' : 'password'} maxLength={200} isLtr isRequired end={toggle} />
}
