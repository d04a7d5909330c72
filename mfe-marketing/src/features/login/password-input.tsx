import { useState, type KeyboardEvent, type RefObject } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { FieldShell } from '@comptoir/platform/forms'
import { IconButton, Input, InputGroup, useTranslation } from '@comptoir/platform'

export interface PasswordInputProps {
  label: string
  /** In the reader's language. */
  error: string | undefined
  inputRef: RefObject<HTMLInputElement | null>
}

/** A password that can be looked at while it is typed, and that says when Caps Lock is on. */
export function PasswordInput({ label, error, inputRef }: PasswordInputProps) {
  const { t } = useTranslation('marketing')
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <IconButton type="button" size="sm" variant="ghost" aria-label={isShown ? t('login.hidePassword') : t('login.showPassword')} aria-pressed={isShown} onClick={() => setShown(!isShown)}>
      <Icon aria-hidden />
    </IconButton>
  )
  return (
    <FieldShell label={label} error={error} help={isCapsLock ? t('login.capsLock') : undefined}>
      {(control) => (
        <InputGroup dir="ltr" endElement={toggle} endElementProps={{ px: '1' }}>
          <Input {...control} ref={inputRef} name="password" type={isShown ? 'text' : 'password'} size="lg" dir="ltr" autoComplete="current-password" spellCheck={false} autoCapitalize="none" maxLength={200} onKeyDown={watchCapsLock} onKeyUp={watchCapsLock} />
        </InputGroup>
      )}
    </FieldShell>
  )
}
