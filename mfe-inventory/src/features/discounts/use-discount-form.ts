import { useEffect, useState } from 'react'
import { useForm, useWatch, type Resolver } from '@comptoir/platform/forms'
import { DISCOUNTS, type Discount, type DiscountInput } from '@comptoir/contracts/inventory/discounts'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  codesOf,
  createOne,
  isProblem,
  newId,
  session,
  translate,
  updateOne,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import type { Choice } from './choice/choice.ts'
import type { KnownProducts } from './choice/use-known-products.ts'
import { useTimeZone } from './use-time-zone.ts'
import { faultsOf, inputOf, NEW_DISCOUNT, valuesOf, type DiscountValues } from './form/discount-values.ts'

/** Where a refusal that names no field is shown. */
const FIELD_OF_CODE = codesOf(DISCOUNTS, {
  nameTaken: 'name',
  nameRequired: 'name',
  startRequired: 'startDate',
  endRequired: 'endDate',
  periodEmpty: 'endDate',
  percentageOutOfRange: 'pourcentage',
  productsRequired: 'products',
  productUnknown: 'products',
  tooManyProducts: 'products',
})

export interface DiscountFormOptions {
  /** The discount that is changed; none for a new one. */
  discount: Discount | undefined
  choice: Choice
  known: KnownProducts
  onSaved: (saved: Discount) => void
}

/** Defaults, the rules of the contract in their words, and saving. A change by somebody else meanwhile is not written over. */
export function useDiscountForm({ discount, choice, known, onSaved }: DiscountFormOptions) {
  const { t } = useTranslation('inventory')
  const timeZone = useTimeZone()
  const [id] = useState(newId)
  const [companyMessage, setCompanyMessage] = useState<string | null>(null)
  const form = useForm<DiscountValues>({
    defaultValues: discount ? valuesOf(discount, timeZone) : NEW_DISCOUNT,
    resolver: resolverFor(choice, timeZone),
  })
  const { control, formState, trigger } = form
  const startDate = useWatch({ control, name: 'startDate' })
  useEffect(() => {
    // Whether an end is after its start is known by both.
    if (formState.isSubmitted) void trigger('endDate')
  }, [startDate, formState.isSubmitted, trigger])

  const write = (input: DiscountInput): Promise<Discount> =>
    logged(discount ? updateOne(DISCOUNTS, discount, input) : createOne(DISCOUNTS, { ...input, id }))
  const { save, isSaving, staleMessage, reset } = useSave(write, {
    form,
    fieldOfCode: FIELD_OF_CODE,
    hasStaleNotice: true,
    invalidates: [DISCOUNTS, PRODUCTS],
    onSaved,
  })
  const send = form.handleSubmit(async (values) => {
    const isIn = session.getState().company !== null
    setCompanyMessage(isIn ? null : t('discounts.form.companyMissing'))
    if (isIn) await save(inputOf(values, { choice, known }, timeZone, discount))
  })
  return {
    form,
    submit: () => void send(),
    isSaving,
    staleMessage,
    companyMessage,
    /** Takes the discount as it is now under what was typed since. */
    takeOver: (present: Discount): void => {
      form.reset(valuesOf(present, timeZone), { keepDirtyValues: true })
      reset()
    },
  }
}

function resolverFor(choice: Choice, timeZone: string): Resolver<DiscountValues> {
  return (values) => {
    const faults = faultsOf(values, choice, timeZone)
    if (faults.length === 0) return { values, errors: {} }
    // Of the faults of one field the first is said.
    const errors = faults
      .toReversed()
      .map(({ field, code }) => [field, { type: code, message: translate(`error.${code}`) }] as const)
    return { values: {}, errors: Object.fromEntries(errors) }
  }
}

/** A refusal that a person can act on is said to them; whatever else stops a save is also of use to who looks after the page. */
async function logged(saving: Promise<Discount>): Promise<Discount> {
  try {
    return await saving
  } catch (error) {
    if (!isProblem(error, 'discount.nameTaken') && !isProblem(error, 'request.versionStale')) console.error(error)
    throw error
  }
}
