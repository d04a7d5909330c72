import { useState, type FormEvent } from 'react'
import { isPhone } from '@comptoir/contracts/phone'
import { useForm, type Resolver } from '@comptoir/platform/forms'
import { POINTS_OF_SALE, type PointOfSale, type PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import { createOne, newId, refreshSession, tellRefusal, useSave, useTranslation } from '@comptoir/platform'

type Values = Pick<PointOfSaleInput, 'code' | 'name' | 'address' | 'city' | 'phone'>

const NEW: Values = { code: '', name: '', address: null, city: null, phone: null }
const CODE = /^[A-Z0-9]{1,6}$/

/** Defaults, what is needed before going on, and saving. Once the session knows the point of sale, the guard of this step leads to its counter. */
export function useFirstPointOfSale() {
  const { t } = useTranslation('company')
  const [id] = useState(newId)
  const form = useForm<Values>({ defaultValues: NEW, mode: 'all', resolver: resolverFor(t) })
  const write = (values: Values): Promise<PointOfSale> =>
    createOne(POINTS_OF_SALE, { ...values, code: codeOf(values.code), postalCode: null, id })
  const onSaved = (): void => {
    form.reset(form.getValues())
    void refreshSession().catch((error: unknown) => tellRefusal(error))
  }
  const { save, isSaving } = useSave(write, { form, onSaved })
  const send = form.handleSubmit((values) => save(values))
  return { form, submit: (event: FormEvent): void => void send(event), isSaving }
}

/** Codes are in capitals however they are typed. */
function codeOf(text: string): string {
  return text.trim().toUpperCase()
}

function resolverFor(t: (key: string) => string): Resolver<Values> {
  return (values) => {
    const name = values.name.trim() === '' ? { name: { type: 'required', message: t('signUp.pos.nameRequired') } } : {}
    const code = CODE.test(codeOf(values.code)) ? {} : { code: { type: 'pattern', message: t('signUp.pos.codeWrong') } }
    const phone = isPhone(values.phone ?? '') ? {} : { phone: { type: 'pattern', message: t('validation.phone') } }
    const errors = { ...name, ...code, ...phone }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
