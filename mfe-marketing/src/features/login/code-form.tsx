import { Button, Text, useTranslation } from '@comptoir/platform/site'
import { FormField, SendForm } from '../../common/sending/index.ts'
import type { useLogin } from './use-login.ts'

/** The second step, for accounts with a second factor. */
export function CodeForm({ login }: { login: ReturnType<typeof useLogin> }) {
  const { t } = useTranslation('marketing')
  const { faults, refusal, isSending, sendCode, mend, goBack } = login
  const back = (
    <Button type="button" variant="plain" size="md" alignSelf="flex-start" onClick={goBack}>
      {t('login.code.back')}
    </Button>
  )
  return (
    <SendForm
      onSend={sendCode}
      onMend={mend}
      refusal={refusal}
      isSending={isSending}
      submit={t('login.code.submit')}
      submitting={t('login.submitting')}
      after={back}
    >
      <Text textStyle="body-lg" color="fg.muted">
        {t('login.code.text')}
      </Text>
      <FormField
        name="code"
        label={t('login.code.label')}
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
    </SendForm>
  )
}
