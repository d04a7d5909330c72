import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Eye, EyeOff } from 'lucide-react'
import { FieldShell } from '@comptoir/platform/site'
import { IconButton, Input, InputGroup, Text, useTranslation } from '@comptoir/platform/site'
import type { Saying } from './faults.ts'
import { useSay } from './use-say.ts'

export interface PasswordFieldProps {
  label: string
  fault: Saying | undefined
  autoComplete: 'current-password' | 'new-password'
  /** Marked where other fields of the form are, too. */
  isRequired?: boolean
  /** Under the field, whatever is wrong with it; receives what is typed, for a hint that follows it. */
  help?: (typed: string) => ReactNode
}

/** A password that can be looked at while it is typed, and that says when Caps Lock is on. */
export function PasswordField({ label, fault, autoComplete, isRequired = false, help }: PasswordFieldProps) {
  const { t } = useTranslation('marketing')
  const say = useSay()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const [typed, setTyped] = useState('')
  const hintId = useId()
  const watchCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  const Icon = isShown ? EyeOff : Eye
  const toggle = (
    <IconButton
      type="button"
      size="sm"
      variant="ghost"
      aria-label={isShown ? t('fields.hidePassword') : t('fields.showPassword')}
      aria-pressed={isShown}
      onClick={() => setShown(!isShown)}
    >
      <Icon aria-hidden />
    </IconButton>
  )
  return (
    <FieldShell
      label={label}
      isRequired={isRequired}
      error={say(fault)}
      help={isCapsLock ? t('fields.capsLock') : null}
    >
      {(control) => (
        <>
          <InputGroup dir="ltr" endElement={toggle} endElementProps={{ px: '1' }}>
            <Input
              {...control}
              aria-describedby={
                [control['aria-describedby'], help ? hintId : undefined].filter(Boolean).join(' ') || undefined
              }
              name="password"
              type={isShown ? 'text' : 'password'}
              size="lg"
              dir="ltr"
              autoComplete={autoComplete}
              spellCheck={false}
              autoCapitalize="none"
              maxLength={128}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              onKeyDown={watchCapsLock}
              onKeyUp={watchCapsLock}
            />
          </InputGroup>
          {help ? (
            <Text as="div" id={hintId} textStyle="small" color="fg.muted">
              {help(typed)}
            </Text>
          ) : null}
        </>
      )}
    </FieldShell>
  )
}
