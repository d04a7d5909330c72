import type { FormEvent } from 'react'
import { registersOf, type Register } from '@comptoir/contracts/company/registers'
import type { PaperWidthMm, Printer } from '@comptoir/contracts/printers'
import type { PriceDisplay } from '@comptoir/contracts/price-displays'
import { useTranslation } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { ALSO_SHOWN_BY } from './registers.api.ts'

export interface RegisterValues {
  name: string
  code: string
  priceDisplay: PriceDisplay | null
  printer: Printer
  printerAddress: string
  paperWidthMm: PaperWidthMm
  printsAtOnce: boolean
  opensDrawer: boolean
}

const NEW_REGISTER: RegisterValues = {
  name: '',
  code: '',
  priceDisplay: null,
  printer: 'browser',
  printerAddress: '',
  paperWidthMm: 80,
  printsAtOnce: false,
  opensDrawer: false,
}

function valuesOf(register: Register): RegisterValues {
  const { name, code, priceDisplay, printer, printerAddress, paperWidthMm, printsAtOnce, opensDrawer } = register
  const address = printerAddress ?? ''
  return { name, code, priceDisplay, printer, printerAddress: address, paperWidthMm, printsAtOnce, opensDrawer }
}

/** An address is kept where the printer is one of the network, and told of no other. */
function addressOf({ printer, printerAddress }: RegisterValues): string | null {
  const address = printerAddress.trim()
  return printer === 'network' && address !== '' ? address : null
}

/** The form of a register, taken as it was when the dialog opened. */
export function useRegisterForm(edited: Register | 'new', pointOfSaleId: string, onSaved: () => void) {
  const { t } = useTranslation('company')
  const { form, onSubmit, isSaving } = useRecordForm(registersOf(pointOfSaleId), {
    row: edited === 'new' ? undefined : edited,
    blank: NEW_REGISTER,
    valuesOf,
    // Codes are in capitals however they are typed.
    inputOf: (values) => ({ ...values, code: values.code.trim().toUpperCase(), printerAddress: addressOf(values) }),
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ name }) => t('registers.saved', { name }),
    onSaved,
  })
  const submit = form.handleSubmit(onSubmit)
  return { form, submit: (event: FormEvent): void => void submit(event), isSaving }
}
