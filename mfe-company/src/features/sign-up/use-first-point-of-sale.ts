import { useState, type FormEvent } from 'react'
import { isPhone } from '@comptoir/contracts/phone'
import { LONGEST_POSTAL_CODE } from '@comptoir/contracts/schema'
import { useForm, type Resolver } from '@comptoir/platform/forms'
import { POINTS_OF_SALE, type PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { createOne, newId, refreshSession, tellRefusal, useSave, useTranslation } from '@comptoir/platform'
import type { FirstPointOfSale } from './first-point-of-sale.ts'

type Values = FirstPointOfSale

const CODE = /^[A-Z0-9]{1,6}$/

/** Defaults, what is needed before going on, and saving. Once the session knows the point of sale, the guard of this step leads to its counter. */
export function useFirstPointOfSale(proposed: Values) {
  const { t } = useTranslation('company')
  const [id] = useState(newId)
  const form = useForm<Values>({ defaultValues: proposed, mode: 'all', resolver: resolverFor(t) })
  const write = (values: Values): Promise<PointOfSale> =>
    createOne(POINTS_OF_SALE, { ...values, code: codeOf(values.code), id })
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

type Translate = ReturnType<typeof useTranslation>['t']

function resolverFor(t: Translate): Resolver<Values> {
  const tooLong = { type: 'maxLength', message: t('validation.maxLength', { count: LONGEST_POSTAL_CODE }) }
  return (values) => {
    const name = values.name.trim() === '' ? { name: { type: 'required', message: t('signUp.pos.nameRequired') } } : {}
    const code = CODE.test(codeOf(values.code)) ? {} : { code: { type: 'pattern', message: t('signUp.pos.codeWrong') } }
    const postalCode = [...(values.postalCode ?? '')].length > LONGEST_POSTAL_CODE ? { postalCode: tooLong } : {}
    const phone = isPhone(values.phone ?? '') ? {} : { phone: { type: 'pattern', message: t('validation.phone') } }
    const errors = { ...name, ...code, ...postalCode, ...phone }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
