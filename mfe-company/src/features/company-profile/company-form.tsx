import { useMemo } from 'react'
import { FormSection, SelectField, TextField, type Control } from '@comptoir/platform/forms'
import { COMPANY_CURRENCIES, LEGAL_FORMS } from '@comptoir/contracts/company/company-profile'
import { useLanguage, useTranslation } from '@comptoir/platform'
import { CompanySettings } from './company-settings.tsx'
import type { CompanyValues } from './company-values.ts'
import { namedCountries } from './countries.ts'
import { ItManager, Manager } from './manager-sections.tsx'
import { OtherLegalForm } from './other-legal-form.tsx'
import { PhoneField } from './phone-field.tsx'
import { useTaxIdHint } from './use-tax-id-hint.ts'

export interface CompanyFormProps {
  control: Control<CompanyValues>
  /** The name was given at sign-up: it is shown and stays. */
  isNameFixed?: boolean
  /** The legal form has to be said: of a new company alone. */
  needsLegalForm?: boolean
  /** Whether it asks for the IT manager, too. */
  hasItManager?: boolean
}

/** The fields of a company in their sections, without its logo and its terms; it does not know whether the company is new. */
export function CompanyForm({ control, hasItManager = false, ...identity }: CompanyFormProps) {
  return (
    <>
      <Information control={control} {...identity} />
      <Location control={control} />
      <Manager control={control} />
      {hasItManager ? <ItManager control={control} /> : null}
      <CompanySettings control={control} />
    </>
  )
}

function Information({ control, isNameFixed = false, needsLegalForm = false }: CompanyFormProps) {
  const { t } = useTranslation('company')
  const taxIdHint = useTaxIdHint(control)
  const legalForms = LEGAL_FORMS.map((value) => ({
    value,
    label: t(`companyProfile.legalForms.${value.replaceAll(' ', '')}`),
  }))
  return (
    <FormSection title={t('companyProfile.section.information')}>
      <TextField
        control={control}
        name="name"
        label={t('companyProfile.name')}
        isRequired
        isDisabled={isNameFixed}
        autoComplete="organization"
      />
      <SelectField
        control={control}
        name="legalForm"
        label={t('companyProfile.legalForm')}
        options={legalForms}
        isRequired={needsLegalForm}
      />
      <OtherLegalForm control={control} />
      <TextField
        control={control}
        name="taxId"
        label={t('companyProfile.taxId')}
        {...taxIdHint}
        isRequired
        isLtr
        autoComplete="off"
      />
      <TextField
        control={control}
        name="email"
        label={t('companyProfile.email')}
        type="email"
        inputMode="email"
        isRequired
        isLtr
        autoComplete="off"
      />
      <PhoneField
        control={control}
        codeName="phoneCountryCode"
        numberName="phoneNumber"
        label={t('companyProfile.phone')}
      />
    </FormSection>
  )
}

function Location({ control }: { control: Control<CompanyValues> }) {
  const { t } = useTranslation('company')
  const language = useLanguage()
  const countries = useMemo(
    () => namedCountries(language).map(({ code, name }) => ({ value: code, label: name })),
    [language],
  )
  const currencies = useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'currency' })
    return COMPANY_CURRENCIES.map((value) => ({ value, label: `${value} – ${names.of(value) ?? ''}` }))
  }, [language])
  return (
    <FormSection title={t('companyProfile.section.location')}>
      <TextField
        control={control}
        name="address"
        label={t('companyProfile.address')}
        isRequired
        isWide
        autoComplete="off"
      />
      <TextField
        control={control}
        name="postalCode"
        label={t('companyProfile.postalCode')}
        isRequired
        isLtr
        autoComplete="off"
      />
      <TextField control={control} name="city" label={t('companyProfile.city')} isRequired autoComplete="off" />
      <SelectField
        control={control}
        name="countryCode"
        label={t('companyProfile.country')}
        options={countries}
        isRequired
      />
      <SelectField
        control={control}
        name="defaultCurrencyCode"
        label={t('companyProfile.currency')}
        options={currencies}
        isRequired
      />
    </FormSection>
  )
}
