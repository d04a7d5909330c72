import type { FormEvent } from 'react'
import { registersOf, type Register } from '@comptoir/contracts/company/registers'
import type { PriceDisplay } from '@comptoir/contracts/price-displays'
import { useTranslation } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { ALSO_SHOWN_BY } from './registers.api.ts'

interface RegisterValues {
  name: string
  code: string
  priceDisplay: PriceDisplay | null
}

const NEW_REGISTER: RegisterValues = { name: '', code: '', priceDisplay: null }

/** The form of a register, taken as it was when the dialog opened. */
export function useRegisterForm(edited: Register | 'new', pointOfSaleId: string, onSaved: () => void) {
  const { t } = useTranslation('company')
  const { form, onSubmit, isSaving } = useRecordForm(registersOf(pointOfSaleId), {
    row: edited === 'new' ? undefined : edited,
    blank: NEW_REGISTER,
    valuesOf: ({ name, code, priceDisplay }) => ({ name, code, priceDisplay }),
    // Codes are in capitals however they are typed.
    inputOf: (values) => ({ ...values, code: values.code.trim().toUpperCase() }),
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('registers.saved', { name }),
    onSaved,
  })
  const submit = form.handleSubmit(onSubmit)
  return { form, submit: (event: FormEvent): void => void submit(event), isSaving }
}
