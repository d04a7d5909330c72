import { VAT_RATES, type VatRateList } from '@comptoir/contracts/inventory/products'
import { microFromNumber, milliRateFromNumber } from '@comptoir/money'
import { useCompany, useCompanyQuery, useTranslation } from '@comptoir/platform'
import { useForm, type Resolver } from '@comptoir/platform/forms'
import { useCartActions } from '../cart/cart-context.ts'

interface CustomItemValues {
  designation: string
  /** Tax included, in the currency. */
  price: number | null
  /** A percentage, as its option says it. */
  vatRate: string
}

/** The form of a custom item, which goes into the cart as a line of its own. It has a name already, so that the price is enough. */
export function useCustomItem(onAdded: () => void) {
  const { t } = useTranslation('sales-purchases')
  const actions = useCartActions()
  const { defaultVatRate } = useCompany()
  const { data: rates = [] } = useCompanyQuery<VatRateList>(VAT_RATES, [])
  const usual =
    rates.find(({ rate }) => rate === defaultVatRate) ?? rates.find(({ isDefault }) => isDefault) ?? rates[0]
  const form = useForm<CustomItemValues>({
    values: { designation: t('counter.custom.title'), price: null, vatRate: usual ? String(usual.rate) : '' },
    resetOptions: { keepDirtyValues: true },
    resolver: resolverFor({
      designation: t('counter.custom.designationRequired'),
      price: t('counter.custom.priceRequired'),
    }),
  })
  const submit = form.handleSubmit(({ designation, price, vatRate }) => {
    const item = {
      designation: designation.trim(),
      unitPriceMicro: microFromNumber(price ?? 0),
      vatRateMilli: milliRateFromNumber(Number(vatRate)),
    }
    if (actions.addCustom(item)) onAdded()
    else form.setError('price', { message: t('counter.custom.priceTooHigh') })
  })
  return { form, rates: rates.map(({ rate }) => rate), submit }
}

function resolverFor(messages: { designation: string; price: string }): Resolver<CustomItemValues> {
  return (values) => {
    const designation =
      values.designation.trim() === '' ? { designation: { type: 'required', message: messages.designation } } : {}
    const price = values.price === null || values.price <= 0 ? { price: { type: 'min', message: messages.price } } : {}
    const errors = { ...designation, ...price }
    return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors }
  }
}
