import type { SignUpInput } from '@comptoir/contracts/identity/accounts'
import { Text, useLanguage, useNavigate, useTranslation } from '@comptoir/platform/site'
import { AuthPage, TextLink } from '../../common/page/index.ts'
import {
  atMost,
  EmailField,
  faultsOf,
  FormField,
  isEmail,
  required,
  SendForm,
  useSending,
  type Typed,
} from '../../common/sending/index.ts'
import { keepCompanyName } from './company-name.ts'
import { signUp } from './sign-up.api.ts'

const RULES = {
  company: [required('signUp.companyRequired'), atMost(80)],
  name: [required('signUp.nameRequired'), atMost(120)],
  email: [isEmail],
}

function After() {
  const { t } = useTranslation('marketing')
  return (
    <>
      <Text textStyle="small" color="fg.muted">
        {t('signUp.agree')} <TextLink to="/terms-conditions">{t('signUp.terms')}</TextLink> ·{' '}
        <TextLink to="/privacy-policy">{t('signUp.privacy')}</TextLink>
      </Text>
      <Text color="fg.muted">
        {t('signUp.haveAccount')} <TextLink to="/login">{t('account.submit')}</TextLink>
      </Text>
    </>
  )
}

/** First step of signing up: who somebody is, and what their company is called. */
export function SignUpPage() {
  const { t } = useTranslation('marketing')
  const language = useLanguage()
  const navigate = useNavigate()
  const leadOn = (_answer: unknown, { company, email }: SignUpInput) => {
    keepCompanyName(company)
    void navigate('/signup-done', { state: { email } })
  }
  const { faults, refusal, isSending, send, mend } = useSending({
    check: ({ company = '', name = '', email = '' }) => faultsOf({ company, name, email }, RULES),
    send: signUp,
    onSent: leadOn,
  })
  const submit = (typed: Typed) => {
    const { company = '', name = '', email = '' } = typed
    return send({ company: company.trim(), name: name.trim(), email: email.trim(), language }, typed)
  }
  return (
    <AuthPage
      title={t('signUp.title')}
      text={t('signUp.text')}
      step={t('signUp.steps')}
      side={{ title: t('signUp.side.title'), text: t('signUp.side.text') }}
    >
      <SendForm
        onSend={submit}
        onMend={mend}
        refusal={refusal}
        isSending={isSending}
        submit={t('signUp.submit')}
        submitting={t('signUp.submitting')}
        after={<After />}
      >
        <FormField
          name="company"
          label={t('signUp.company')}
          isRequired
          fault={faults['company']}
          input={{ autoComplete: 'organization', maxLength: 80, autoFocus: true }}
        />
        <FormField
          name="name"
          label={t('signUp.name')}
          isRequired
          fault={faults['name']}
          input={{ autoComplete: 'name', maxLength: 120 }}
        />
        <EmailField fault={faults['email']} autoComplete="username" />
      </SendForm>
    </AuthPage>
  )
}
