import { useState } from 'react'
import { Button, Link, useSearchParams, useTranslation } from '@comptoir/platform/site'
import { AuthPage } from '../../common/page/index.ts'
import {
  PasswordField,
  PasswordHint,
  passwordFaults,
  SendForm,
  useSending,
  type Typed,
} from '../../common/sending/index.ts'
import { resetPassword } from './password.api.ts'

interface OutcomeProps {
  title: string
  text: string
  to: string
  label: string
}

function Outcome({ title, text, to, label }: OutcomeProps) {
  const { t } = useTranslation('marketing')
  return (
    <AuthPage
      title={title}
      text={<span role="status">{text}</span>}
      side={{ title: t('account.side.title'), text: t('account.side.text') }}
    >
      <Button asChild size="xl">
        <Link to={to}>{label}</Link>
      </Button>
    </AuthPage>
  )
}

/** Chooses a new password by the link of a mail. */
export function ResetPasswordPage() {
  const { t } = useTranslation('marketing')
  const token = useSearchParams()[0].get('token') ?? ''
  const [isDone, setDone] = useState(false)
  const { faults, refusal, code, isSending, send, mend } = useSending({
    check: passwordFaults,
    send: resetPassword,
    onSent: () => setDone(true),
  })
  const submit = (typed: Typed) => send({ token, password: typed['password'] ?? '' }, typed)
  // A token that is none breaks the contract: the field of the token is to blame, which nobody sees.
  const isSpent = token === '' || code === 'auth.linkSpent' || faults['token'] !== undefined
  if (isDone)
    return (
      <Outcome
        title={t('password.reset.doneTitle')}
        text={t('password.reset.doneText')}
        to="/login"
        label={t('account.submit')}
      />
    )
  if (isSpent)
    return (
      <Outcome
        title={t('password.reset.spentTitle')}
        text={t('password.reset.spentText')}
        to="/forgot-password"
        label={t('password.reset.another')}
      />
    )
  return (
    <AuthPage
      title={t('password.reset.title')}
      text={t('password.reset.text')}
      side={{ title: t('account.side.title'), text: t('account.side.text') }}
    >
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('password.reset.submit')}
        submitting={t('password.reset.submitting')}
      >
        <PasswordField
          label={t('fields.newPassword')}
          fault={faults['password']}
          autoComplete="new-password"
          help={(typed) => <PasswordHint typed={typed} />}
        />
      </SendForm>
    </AuthPage>
  )
}
