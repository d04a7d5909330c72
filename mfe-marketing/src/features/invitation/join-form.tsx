import { useState } from 'react'
import type { JoinInput } from '@comptoir/contracts/identity/invitations'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { isProblem, Text, useTranslation } from '@comptoir/platform/site'
import { TextLink } from '../../common/page/index.ts'
import {
  faultsOf,
  FormField,
  PasswordField,
  required,
  SendForm,
  useSending,
  type Typed,
} from '../../common/sending/index.ts'
import { joinCompany } from './invitation.api.ts'
import { Invitation, InvitedPage, NotYou, useArrival, type InvitedFormProps } from './invited-page.tsx'

const PASSWORD_RULES = { password: [required('fields.passwordRequired')] }
const CODE_RULES = { ...PASSWORD_RULES, code: [required('invitation.codeRequired')] }

/** For somebody whose e-mail has an account: its password, and a code where it has a second factor. */
export function JoinForm({ token, invitation, spent }: InvitedFormProps) {
  const { t } = useTranslation('marketing')
  const arrive = useArrival()
  const [isCodeAsked, setCodeAsked] = useState(false)
  const { faults, refusal, code, isSending, send, mend } = useSending({
    check: ({ password = '', code: typed = '' }) =>
      faultsOf({ password, code: typed }, isCodeAsked ? CODE_RULES : PASSWORD_RULES),
    send: (input: JoinInput): Promise<SessionAnswer> =>
      joinCompany(input).catch((problem: unknown) => {
        if (isProblem(problem, 'auth.secondFactorRequired')) setCodeAsked(true)
        throw problem
      }),
    onSent: arrive,
  })
  const submit = (typed: Typed) => {
    const { password = '', code: given = '' } = typed
    return send({ token, password, ...(isCodeAsked ? { code: given.trim() } : {}) }, typed)
  }
  if (code === 'invitation.spent') return spent
  return (
    <InvitedPage company={invitation.company}>
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('invitation.submit')}
        submitting={t('invitation.submitting')}
        after={
          <>
            <TextLink to="/forgot-password">{t('invitation.forgot')}</TextLink>
            <NotYou />
          </>
        }
      >
        <Invitation invitation={invitation} />
        <Text color="fg.muted">{t('invitation.knownText')}</Text>
        <PasswordField label={t('fields.password')} fault={faults['password']} autoComplete="current-password" />
        {isCodeAsked ? (
          <FormField
            name="code"
            label={t('invitation.code')}
            help={t('invitation.codeHelp')}
            isLtr
            fault={faults['code']}
            input={{
              autoComplete: 'one-time-code',
              autoFocus: true,
              maxLength: 24,
              autoCapitalize: 'none',
              spellCheck: false,
            }}
          />
        ) : null}
        <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      </SendForm>
    </InvitedPage>
  )
}
