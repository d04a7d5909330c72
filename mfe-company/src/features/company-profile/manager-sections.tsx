import { FormSection, TextField, type Control } from '@comptoir/platform/forms'
import { useTranslation } from '@comptoir/platform'
import type { CompanyValues } from './company-values.ts'
import { PhoneField } from './phone-field.tsx'

/** Who runs the company. */
export function Manager({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  return (
    <FormSection title={t('companyProfile.section.manager')}>
      <TextField
        control={control}
        name="primaryManager"
        label={t('companyProfile.manager')}
        isRequired
        autoComplete="off"
      />
      <TextField
        control={control}
        name="primaryManagerEmail"
        label={t('companyProfile.managerEmail')}
        type="email"
        inputMode="email"
        isRequired
        isLtr
        autoComplete="off"
      />
      <PhoneField
        control={control}
        codeName="managerCountryCode"
        numberName="managerPhoneNumber"
        label={t('companyProfile.managerPhone')}
      />
    </FormSection>
  )
}

/** Who looks after its computers; may stay empty. */
export function ItManager({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  return (
    <FormSection title={t('companyProfile.section.itManager')}>
      <TextField
        control={control}
        name="itManager"
        label={t('companyProfile.itManager')}
        maxLength={60}
        autoComplete="off"
      />
      <TextField
        control={control}
        name="itManagerEmail"
        label={t('companyProfile.itManagerEmail')}
        inputMode="email"
        maxLength={254}
        isLtr
        autoComplete="off"
      />
      <PhoneField
        control={control}
        codeName="itManagerCountryCode"
        numberName="itManagerPhoneNumber"
        label={t('companyProfile.itManagerPhone')}
        isRequired={false}
      />
    </FormSection>
  )
}
