import { chakra } from '@comptoir/platform'
import { type CartProduct, unitOfPrice } from './cart/sold-by.ts'

/** Longer names than a symbol have a line of their own on a tile, where they would be cut off beside the price. */
const SYMBOL_LENGTH = 3

/** Whether the unit of a product's price is more than a symbol. */
export function hasLongUnit(product: CartProduct): boolean {
  return (unitOfPrice(product)?.length ?? 0) > SYMBOL_LENGTH
}

interface PriceUnitProps {
  product: CartProduct
  /** Whether a long name goes below the price. */
  isNarrow?: boolean
}

/** ` / kg` after a price, where the price is of something else than a piece. */
export function PriceUnit({ product, isNarrow = false }: PriceUnitProps) {
  const unit = unitOfPrice(product)
  if (unit === null) return null
  return (
    <chakra.span
      textStyle="small"
      color="fg.muted"
      {...(isNarrow && hasLongUnit(product) ? { display: 'block', lineHeight: '1.2', truncate: true } : {})}
    >
      {' / '}
      <bdi>{unit}</bdi>
    </chakra.span>
  )
}
