import {
  LANGUAGES,
  chakra,
  FieldShell,
  isLanguage,
  Text,
  useLanguage,
  useTranslation,
  type Language,
} from '@comptoir/platform/site'
import {
  atMost,
  faultsOf,
  FormField,
  PasswordField,
  PasswordHint,
  passwordFaults,
  required,
  SendForm,
  useSending,
  type Faults,
  type Typed,
} from '../../common/sending/index.ts'
import { acceptInvitation } from './invitation.api.ts'
import { Invitation, InvitedPage, NotYou, useArrival, type InvitedFormProps } from './invited-page.tsx'

const NAME_LENGTH = 120
/** A language is called by its own name. */
const OWN_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français', ar: 'العربية' }
const RULES = { name: [required('invitation.nameRequired'), atMost(NAME_LENGTH)] }

function check(typed: Typed): Faults {
  return { ...faultsOf({ name: typed['name'] ?? '' }, RULES), ...passwordFaults(typed) }
}

/** For somebody who is new here: a name, a password and a language make the account that joins. */
export function AcceptForm({ token, invitation, spent }: InvitedFormProps) {
  const { t } = useTranslation('marketing')
  const shown = useLanguage()
  const arrive = useArrival()
  const { faults, refusal, code, isSending, send, mend } = useSending({ check, send: acceptInvitation, onSent: arrive })
  const submit = (typed: Typed) => {
    const { name = '', password = '', language = shown } = typed
    return send({ token, name: name.trim(), password, language: isLanguage(language) ? language : shown }, typed)
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
        after={<NotYou />}
      >
        <Invitation invitation={invitation} />
        <Text color="fg.muted">{t('invitation.newText')}</Text>
        <FormField
          name="name"
          label={t('invitation.name')}
          fault={faults['name']}
          isRequired
          input={{ autoComplete: 'name', maxLength: NAME_LENGTH, defaultValue: invitation.name }}
        />
        <PasswordField
          label={t('fields.password')}
          fault={faults['password']}
          autoComplete="new-password"
          isRequired
          help={(typed) => <PasswordHint typed={typed} />}
        />
        <LanguageField shown={shown} />
        {/* Managers of passwords keep the password under this name. */}
        <input type="text" name="username" autoComplete="username" value={invitation.email} readOnly hidden />
      </SendForm>
    </InvitedPage>
  )
}

function LanguageField({ shown }: { shown: string }) {
  const { t } = useTranslation('marketing')
  return (
    <FieldShell label={t('invitation.language')}>
      {(control) => (
        <chakra.select
          {...control}
          name="language"
          defaultValue={shown}
          h="11"
          px="3"
          borderWidth="1px"
          borderColor="border"
          borderRadius="md"
          bg="bg"
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language}>
              {OWN_NAMES[language]}
            </option>
          ))}
        </chakra.select>
      )}
    </FieldShell>
  )
}
