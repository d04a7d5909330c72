import { useState, type FormEvent } from 'react'
import { useForm } from '@comptoir/platform/forms'
import type { Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { newId, useSave, useTranslation } from '@comptoir/platform'
import { createRegister, SHOWS_REGISTERS, updateRegister } from './registers.api.ts'

interface RegisterValues {
  name: string
  code: string
}

/** Defaults, check by the contract, saving; the register is taken as it was when the dialog opened. */
export function useRegisterForm(edited: Register | 'new', pointOfSaleId: string, onSaved: () => void) {
  const { t } = useTranslation('company')
  const [id] = useState(newId)
  const [opened] = useState(edited)
  const form = useForm<RegisterValues>({
    defaultValues: opened === 'new' ? { name: '', code: '' } : { name: opened.name, code: opened.code },
  })
  const write = (input: RegisterInput): Promise<Register> =>
    opened === 'new' ? createRegister(pointOfSaleId, { ...input, id }) : updateRegister(opened, input)
  const { save, isSaving } = useSave(write, {
    contract: async () => (await import('@comptoir/contracts/company/registers')).RegisterInput,
    form,
    invalidates: SHOWS_REGISTERS,
    success: ({ name }) => t('registers.saved', { name }),
    onSaved,
  })
  // Codes are in capitals however they are typed.
  const submit = form.handleSubmit(({ name, code }) => save({ name, code: code.trim().toUpperCase() }))
  return { form, submit: (event: FormEvent): void => void submit(event), isSaving }
}
