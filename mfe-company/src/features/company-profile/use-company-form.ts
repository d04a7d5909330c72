import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch, type Resolver, type UseFormReturn } from '@comptoir/platform/forms'
import { companyFaults, hasRequired, type CompanyProfile } from '@comptoir/contracts/company/company-profile'
import { newId, translate, useLanguage, useSave, useTranslation, type FormErrors } from '@comptoir/platform'
import { saveCompany } from './company-profile.api.ts'
import { draftOf, type CompanyValues } from './company-values.ts'

export type CompanyFormMode = 'create' | 'edit'

export interface CompanyFormOptions {
  mode: CompanyFormMode
  values: CompanyValues
  /** The company that is changed, as it was read; left out, one is made. */
  company?: Pick<CompanyProfile, 'id' | 'version'>
  /** Said when it could not be saved; the reason follows. */
  failure?: string
  onSaved: (saved: CompanyProfile) => void
}

/** Which part of a refusal belongs to which field: the combined phones are two fields here. */
const FIELDS_OF_API: Readonly<Record<string, keyof CompanyValues>> = {
  phone: 'phoneNumber',
  primaryManagerPhone: 'managerPhoneNumber',
  itManagerPhone: 'itManagerPhoneNumber',
}

/** Defaults, the specified rules (live where a company is made, on submit where it is changed), the logo, and saving. */
export function useCompanyForm({ mode, values, company, failure, onSaved }: CompanyFormOptions) {
  const { t } = useTranslation('company')
  const [companyId] = useState(() => company?.id ?? newId())
  const [photo, setPhoto] = useState<File | null>(null)
  const form = useForm<CompanyValues>({
    defaultValues: values,
    mode: mode === 'create' ? 'all' : 'onSubmit',
    resolver: resolverFor(mode, () => t('companyProfile.agreeRequired')),
  })
  useRatesOfSubjects(form)
  useErrorsInLanguage(form)
  const write = (sent: CompanyValues): Promise<CompanyProfile> => saveCompany(companyId, sent, photo, company?.version)
  const { save, isSaving, fieldErrors } = useSave(write, { form: errorsOf(form), failure, onSaved })
  const submit = form.handleSubmit((sent) => save(sent))
  const isComplete = useIsComplete(form, mode)
  return { form, submit, isSaving, isComplete, photo, setPhoto, photoError: fieldErrors['photo'] }
}

/** Whether it may be sent. A form that looks at its rules on submit knows of the errors that are shown, and of blank fields. */
function useIsComplete({ control, formState }: UseFormReturn<CompanyValues>, mode: CompanyFormMode): boolean {
  const values = useWatch({ control }) as CompanyValues
  const { isValid, errors } = formState
  if (mode === 'create') return isValid
  return Object.keys(errors).length === 0 && hasRequired(draftOf(values), mode)
}

function errorsOf(form: UseFormReturn<CompanyValues>): FormErrors {
  return {
    getValues: () => ({ ...form.getValues(), ...FIELDS_OF_API }),
    setError: (name, error, options) =>
      form.setError(FIELDS_OF_API[name] ?? (name as keyof CompanyValues), error, options),
  }
}

function resolverFor(mode: CompanyFormMode, agreeRequired: () => string): Resolver<CompanyValues> {
  return (values) => {
    const faults = companyFaults(draftOf(values), mode).map(({ field, code, params }) => ({
      field,
      code,
      message: translate(`error.${code}`, params),
    }))
    const agreement =
      mode === 'create' && !values.agree ? [{ field: 'agree', code: 'agree', message: agreeRequired() }] : []
    const all = [...faults, ...agreement]
    if (all.length === 0) return { values, errors: {} }
    // Of the faults of one field the first is said.
    return {
      values: {},
      errors: Object.fromEntries(all.toReversed().map(({ field, code, message }) => [field, { type: code, message }])),
    }
  }
}

const RATES = {
  isVatSubject: 'defaultVatRate',
  isFodecSubject: 'defaultFodecRate',
  isTaxStampSubject: 'defaultTaxStamp',
} as const

/** A rate goes with its flag. */
function useRatesOfSubjects({ control, setValue }: UseFormReturn<CompanyValues>): void {
  const [isVat, isFodec, isStamp] = useWatch({ control, name: ['isVatSubject', 'isFodecSubject', 'isTaxStampSubject'] })
  useEffect(() => {
    const flags = { isVatSubject: isVat, isFodecSubject: isFodec, isTaxStampSubject: isStamp }
    for (const [flag, rate] of Object.entries(RATES)) {
      if (!flags[flag as keyof typeof RATES]) setValue(rate, null, { shouldValidate: true })
    }
  }, [isVat, isFodec, isStamp, setValue])
}

/** What is said at a field is said anew in the language that is chosen in the middle of it. */
function useErrorsInLanguage({ formState, trigger }: UseFormReturn<CompanyValues>): void {
  const language = useLanguage()
  const said = useRef(language)
  useEffect(() => {
    if (said.current === language) return
    said.current = language
    const fields = Object.keys(formState.errors) as (keyof CompanyValues)[]
    if (fields.length > 0) void trigger(fields)
  }, [language, formState, trigger])
}
