import { VAT_RATES, type VatRateList } from '@comptoir/contracts/inventory/products'
import { useCompany, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { useForm, type Resolver, type UseFormReturn } from '@comptoir/platform/forms'

/** As little as a counter sells by: a name with its price. */
export interface PricedName {
  designation: string
  /** Tax included, in the currency. */
  price: number | null
  /** A percentage, as its option says it. */
  vatRate: string
}

/** The form of a name with its price, which begins with the usual rate of VAT, and the rates to choose from. */
export function usePricedName(designation: string): { form: UseFormReturn<PricedName>; rates: readonly number[] } {
  const { t } = useTranslation('sales-purchases')
  const { defaultVatRate } = useCompany()
  const { data: rates = [] } = useCompanyQuery<VatRateList>(VAT_RATES, [])
  const usual =
    rates.find(({ rate }) => rate === defaultVatRate) ?? rates.find(({ isDefault }) => isDefault) ?? rates[0]
  const form = useForm<PricedName>({
    values: { designation, price: null, vatRate: usual ? String(usual.rate) : '' },
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor({
      designation: t('counter.custom.designationRequired'),
      price: t('counter.custom.priceRequired'),
    }),
  })
  return { form, rates: rates.map(({ rate }) => rate) }
}

function resolverFor(messages: { designation: string; price: string }): Resolver<PricedName> {
  return (values) => {
    const designation =
      values.designation.trim() === '' ? { designation: { type: 'required', message: messages.designation } } : {}
    const price = values.price === null || values.price <= 0 ? { price: { type: 'min', message: messages.price } } : {}
    const errors = { ...designation, ...price }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
