import { chakra } from '@comptoir/platform'
import { type CartProduct, unitOfPrice } from './cart/sold-by.ts'

/** ` / kg` after a price, where the price is of something else than a piece. */
export function PriceUnit({ product }: { product: CartProduct }) {
  const unit = unitOfPrice(product)
  if (unit === null) return null
  return (
    <chakra.span textStyle="small" color="fg.muted">
      {' / '}
      <bdi>{unit}</bdi>
    </chakra.span>
  )
}
