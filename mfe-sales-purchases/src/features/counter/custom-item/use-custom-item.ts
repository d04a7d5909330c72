import { microFromNumber, milliRateFromNumber } from '@comptoir/money'
import { useTranslation } from '@comptoir/platform'
import { useCartActions } from '../cart/cart-context.ts'
import { usePricedName } from '../priced-name/use-priced-name.ts'

/** The form of a custom item, which goes into the cart as a line of its own. It has a name already, so that the price is enough. */
export function useCustomItem(onAdded: () => void) {
  const { t } = useTranslation('sales-purchases')
  const actions = useCartActions()
  const { form, rates } = usePricedName(t('counter.custom.title'))
  const submit = form.handleSubmit(({ designation, price, vatRate }) => {
    const item = {
      designation: designation.trim(),
      unitPriceMicro: microFromNumber(price ?? 0),
      vatRateMilli: milliRateFromNumber(Number(vatRate)),
    }
    if (actions.addCustom(item)) onAdded()
    else form.setError('price', { message: t('counter.custom.priceTooHigh') })
  })
  return { form, rates, submit }
}
