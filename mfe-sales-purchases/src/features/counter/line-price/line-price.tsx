import { chakra, Text, UnitPrice, useCompany, useTranslation, VisuallyHidden } from '@comptoir/platform'
import type { CartLine } from '../cart/cart.ts'
import { isPriceTyped, priceOf } from '../cart/line-price.ts'
import { PriceUnit } from '../price-unit.tsx'

/** The price of one, with the unit that it is of; beside one that was typed the price of the shelf, struck through. */
export function LinePrice({ line }: { line: CartLine }) {
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  const { product } = line
  return (
    <Text as="span" display="block" textStyle="small" color="fg.muted">
      <UnitPrice unitPriceMicro={priceOf(line)} currency={currency} />
      <PriceUnit product={product} />
      {isPriceTyped(line) ? (
        <chakra.s ms="2">
          <VisuallyHidden>{t('counterPrice.list')} </VisuallyHidden>
          <UnitPrice unitPriceMicro={product.unitPriceMicro} currency={currency} hasSymbol={false} />
        </chakra.s>
      ) : null}
    </Text>
  )
}
