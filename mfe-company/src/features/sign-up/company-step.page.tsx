import { CheckboxField, type Control } from '@comptoir/platform/forms'
import { Trans } from '@comptoir/platform/text'
import {
  chakra,
  PageSkeleton,
  refreshSession,
  tellRefusal,
  useSession,
  useTranslation,
  TextLink,
} from '@comptoir/platform'
import { CompanyForm, LogoSection, NEW_COMPANY, useCompanyForm, type CompanyValues } from '../company-profile/index.ts'
import { forgetStoredName, useGivenName } from './company-name.ts'
import { SignUpForm } from './sign-up-form.tsx'
import { SignUpStep } from './sign-up-step.tsx'
import { useManagerPhone } from './use-manager-phone.ts'

/** Second step of the sign-up: the company, under the name that was given in the first. */
export function CompanyStepPage() {
  return (
    <SignUpStep step="company">
      <CompanyStep />
    </SignUpStep>
  )
}

function CompanyStep() {
  const name = useGivenName()
  return name === undefined ? <PageSkeleton kind="form" /> : <NewCompany name={name} />
}

function NewCompany({ name }: { name: string }) {
  const { t } = useTranslation('company')
  const onSaved = (): void => {
    form.reset(form.getValues())
    void enter()
  }
  const account = useSession((state) => state.user)
  const given = {
    email: account?.email ?? '',
    primaryManager: account?.name ?? '',
    primaryManagerEmail: account?.email ?? '',
  }
  const { form, submit, isSaving, isComplete, photo, setPhoto, photoError } = useCompanyForm({
    mode: 'create',
    values: { ...NEW_COMPANY, ...given, name },
    onSaved,
  })
  useManagerPhone(form)
  return (
    <SignUpForm
      step="company"
      title={t('companyProfile.createTitle')}
      subtitle={t('companyProfile.createSubtitle')}
      submitLabel={t('companyProfile.next')}
      onSubmit={(event) => void submit(event)}
      isComplete={isComplete}
      isSaving={isSaving}
      isDirty={form.formState.isDirty}
    >
      <CompanyForm control={form.control} isNameFixed={name !== ''} needsLegalForm />
      <LogoSection photo={photo} onPhoto={setPhoto} error={photoError} />
      <Terms control={form.control} />
    </SignUpForm>
  )
}

/** Once the session knows the company, the guard of this step leads on to the next. */
async function enter(): Promise<void> {
  forgetStoredName()
  await refreshSession().catch((error: unknown) => tellRefusal(error))
}

function Terms({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  return (
    <chakra.div display="flex" flexDirection="column" gap="1">
      <CheckboxField control={control} name="agree" label={t('companyProfile.agree')} isRequired />
      <chakra.p textStyle="small" color="fg.muted">
        <Trans
          t={t}
          i18nKey="companyProfile.agreeLinks"
          components={{
            terms: <TextLink to="/terms-conditions" isBeside />,
            privacy: <TextLink to="/privacy-policy" isBeside />,
          }}
        />
      </chakra.p>
    </chakra.div>
  )
}
