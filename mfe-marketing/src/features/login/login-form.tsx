import { useRef, type FormEvent } from 'react'
import { Button, Input, Notice, Stack, useTranslation } from '@comptoir/platform'
import { FieldShell } from '@comptoir/platform/forms'
import { PasswordInput } from './password-input.tsx'
import { useLogin } from './use-login.ts'

function textOf(data: FormData, name: string): string {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/** E-mail and password. The first wrong field gets the focus; a refusal stands above the fields and keeps what was typed. */
export function LoginForm() {
  const { t } = useTranslation('marketing')
  const { faults, refusal, isSending, send } = useLogin()
  const emailRef = useRef<HTMLInputElement>(null)
  const passwordRef = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const found = await send({ email: textOf(data, 'email').trim(), password: textOf(data, 'password') })
    if (found.email !== undefined) emailRef.current?.focus()
    else if (found.password !== undefined) passwordRef.current?.focus()
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        {refusal === null ? null : <Notice tone="danger">{'words' in refusal ? refusal.words : t(refusal.key)}</Notice>}
        <FieldShell label={t('login.email')} error={faults.email === undefined ? undefined : t(faults.email)}>
          {(control) => <Input {...control} ref={emailRef} name="email" type="email" size="lg" dir="ltr" autoFocus autoComplete="username" inputMode="email" autoCapitalize="none" spellCheck={false} maxLength={254} />}
        </FieldShell>
        <PasswordInput label={t('login.password')} error={faults.password === undefined ? undefined : t(faults.password)} inputRef={passwordRef} />
        <Button type="submit" size="xl" loading={isSending} loadingText={t('login.submitting')}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  )
}
