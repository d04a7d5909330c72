import { useEffect, type FormEvent } from 'react'
import { ProfileInput, type Profile } from '@comptoir/contracts/identity/accounts'
import {
  Button,
  Flex,
  Input,
  LANGUAGES,
  refreshSession,
  Section,
  SimpleGrid,
  tellRefusal,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { FieldShell, SelectField, TextField, useForm, type Resolver } from '@comptoir/platform/forms'
import { LANGUAGE_NAMES } from '../../frame/language/languages.ts'
import { saveProfile, useRefreshProfile } from './profile.api.ts'

function useResolver(): Resolver<ProfileInput> {
  const { t } = useTranslation()
  return (values) => {
    if (values.name.trim() !== '') return { values, errors: {} }
    return { values: {}, errors: { name: { type: 'required', message: t('profile.nameRequired') } } }
  }
}

/** Takes what was saved over to the frame: the name in its menu, and the language of the page. */
function useSaveProfile(form: ReturnType<typeof useForm<ProfileInput>>) {
  const { t, i18n } = useTranslation()
  const refresh = useRefreshProfile()
  return useSave(saveProfile, {
    contract: ProfileInput,
    form,
    success: t('profile.saved'),
    onSaved: (_, input) => {
      form.reset(input)
      refresh.profile()
      void refreshSession().catch((error: unknown) => tellRefusal(error))
      if (input.language !== null) void i18n.changeLanguage(input.language)
    },
  })
}

/** Name, address and language. */
export function IdentitySection({ profile }: { profile: Profile }) {
  const { t } = useTranslation()
  const { name, language } = profile
  const form = useForm<ProfileInput>({ defaultValues: { name, language }, resolver: useResolver() })
  const saving = useSaveProfile(form)
  const { isDirty } = form.formState
  useEffect(() => {
    if (!isDirty) form.reset({ name, language })
  }, [form, isDirty, name, language])
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void form.handleSubmit((values) => saving.save({ ...values, name: values.name.trim() }))()
  }
  const languages = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value].name }))
  return (
    <Section title={t('profile.identity')}>
      <form noValidate onSubmit={submit}>
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
          <TextField
            control={form.control}
            name="name"
            label={t('profile.name')}
            maxLength={120}
            autoComplete="name"
            isRequired
          />
          <FieldShell label={t('profile.email')} help={t('profile.emailHelp')}>
            {(control) => (
              <Input
                {...control}
                size="lg"
                type="email"
                dir="ltr"
                textAlign={{ base: 'start', _rtl: 'end' }}
                value={profile.email}
                readOnly
                bg="bg.sunken"
              />
            )}
          </FieldShell>
          <SelectField
            control={form.control}
            name="language"
            label={t('profile.language')}
            options={languages}
            placeholder={t('profile.languageNone')}
            isClearable
          />
        </SimpleGrid>
        <Flex justify="flex-end" mt="4">
          <Button
            type="submit"
            size="lg"
            disabled={!isDirty}
            loading={saving.isSaving}
            loadingText={t('common.saving')}
          >
            {t('common.save')}
          </Button>
        </Flex>
      </form>
    </Section>
  )
}
