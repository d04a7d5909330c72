import type { ReactNode } from 'react'
import type { PendingSignUp } from '@comptoir/contracts/identity/accounts'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { signIn, Stack, Text, useNavigate, useTranslation } from '@comptoir/platform/site'
import { AuthPage } from '../../common/page/index.ts'
import {
  PasswordField,
  PasswordHint,
  passwordFaults,
  SendForm,
  useSending,
  type Typed,
} from '../../common/sending/index.ts'
import { confirmEmail } from './sign-up.api.ts'

const NEXT_STEP = '/signup/company'

/** Shows who asked for the account, and asks for its password: only who reads the mail chooses it. */
export function ConfirmForm({ token, signUp, spent }: { token: string; signUp: PendingSignUp; spent: ReactNode }) {
  const { t } = useTranslation('marketing')
  const navigate = useNavigate()
  const leadOn = (answer: SessionAnswer) => {
    signIn(answer)
    void navigate(NEXT_STEP, { replace: true })
  }
  const { faults, refusal, code, isSending, send, mend } = useSending({
    check: passwordFaults,
    send: confirmEmail,
    onSent: leadOn,
  })
  const submit = (typed: Typed) => send({ token, password: typed['password'] ?? '' }, typed)
  if (code === 'auth.linkSpent') return spent
  return (
    <AuthPage
      title={t('signUp.confirm.title')}
      text={t('signUp.confirm.text')}
      step={t('signUp.steps')}
      side={{ title: t('signUp.side.title'), text: t('signUp.side.text') }}
    >
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('signUp.confirm.submit')}
        submitting={t('signUp.confirm.submitting')}
        after={
          <Text textStyle="small" color="fg.muted">
            {t('signUp.confirm.notYou')}
          </Text>
        }
      >
        <Stack as="dl" gap="2">
          <Asked label={t('signUp.company')} value={signUp.company} />
          <Asked label={t('signUp.name')} value={signUp.name} />
          <Asked label={t('fields.email')} value={signUp.email} direction="ltr" />
        </Stack>
        <PasswordField
          label={t('fields.password')}
          fault={faults['password']}
          autoComplete="new-password"
          help={(typed) => <PasswordHint typed={typed} />}
        />
        {/* Managers of passwords keep the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={signUp.email} readOnly hidden />
      </SendForm>
    </AuthPage>
  )
}

function Asked({ label, value, direction = 'auto' }: { label: string; value: string; direction?: 'auto' | 'ltr' }) {
  return (
    <div>
      <Text as="dt" textStyle="small" color="fg.muted">
        {label}
      </Text>
      <Text as="dd" fontWeight="medium" overflowWrap="anywhere">
        <bdi dir={direction}>{value}</bdi>
      </Text>
    </div>
  )
}
