import { memo, useEffect, useRef, useState } from 'react'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { photoAddress } from '@comptoir/contracts/photo-address'
import {
  Center,
  chakra,
  Image,
  Percent,
  Quantity,
  type SystemStyleObject,
  Text,
  UnitPrice,
  useCompany,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { type Cart, quantityOf } from '../cart/cart.ts'
import { useCart } from '../cart/cart-context.ts'
import { unitOfPrice } from '../cart/sold-by.ts'
import { PriceExclTax } from '../excl-tax.tsx'
import { hasLongUnit, PriceUnit } from '../price-unit.tsx'
import { useNameOf } from '../product-name.ts'
import { initialsOf } from './initials.ts'
import { isOut, stockLooks, TileStock } from './tile-stock.tsx'

export interface ProductTileProps {
  product: ShelfProduct
  /** The rate of its discount while it runs. */
  discountRateMilli: number | null
  /** Whether its price excl. tax is shown as well. */
  showsExclTax: boolean
  /** Whether Enter adds it. */
  isHighlighted: boolean
  onAdd: (product: ShelfProduct) => void
}

/** With room for a second price where it has one. */
export function tileHeight(showsExclTax: boolean): string {
  return showsExclTax ? '180px' : '158px'
}

/** All looks in one: forty of these are drawn at once, and each element with looks of its own would take its time. */
const tileLooks: SystemStyleObject = {
  display: 'flex',
  flexDirection: 'column',
  w: 'full',
  textAlign: 'start',
  overflow: 'hidden',
  bg: 'bg.card',
  color: 'fg.default',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'lg',
  boxShadow: 'card',
  cursor: 'pointer',
  userSelect: 'none',
  _hover: { borderColor: 'brand.solid' },
  _active: { bg: 'bg.selected' },
  '&[data-quiet]': { color: 'fg.muted' },
  '&[data-in-cart]': { borderWidth: '2px', borderColor: 'brand.border' },
  '&[aria-current="true"]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-2px' },
  '& > [data-part="text"]': {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'space-between',
    flex: '1',
    w: 'full',
    px: '2.5',
    py: '1.5',
  },
  // At the page's start as a whole: a line that is aligned away from its own start loses the sign that it is shortened.
  '& [data-part="name"]': {
    w: 'fit-content',
    maxW: 'full',
    textStyle: 'body',
    fontWeight: 'medium',
    lineClamp: 2,
    overflowWrap: 'anywhere',
    '&[data-short]': { lineClamp: 1 },
  },
  '& [data-part="price"]': {
    textStyle: 'body-lg',
    lineHeight: '1.25',
    overflowWrap: 'anywhere',
    '&[data-wide]': { textStyle: 'body', lineHeight: '1.25' },
    '&[data-wider]': { textStyle: 'small', lineHeight: '1.25' },
  },
  '& > [data-part="picture"]': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    order: '-1',
    position: 'relative',
    overflow: 'hidden',
    w: 'full',
    h: '78px',
    flexShrink: 0,
    bg: 'colorPalette.subtle',
    color: 'colorPalette.fg',
    textStyle: 'title',
  },
  ...stockLooks,
}

/** A product to be touched: what it is, what it costs, how much is in the cart, and whether there is some; read in this order. */
export const ProductTile = memo(function ProductTile({
  product,
  discountRateMilli,
  showsExclTax,
  isHighlighted,
  onAdd,
}: ProductTileProps) {
  const inCartMilli = useCart((cart) => inCart(cart, product))
  const isInCart = inCartMilli > 0
  const name = useNameOf()(product)
  const tile = useShownWhen(isHighlighted)
  const isQuiet = isOut(product.onHandMilli) || product.unitPriceMicro === 0
  const isShort = Boolean(product.group) || hasLongUnit(product) || hasWidePriceOfUnit(product)
  return (
    <chakra.button
      ref={tile}
      type="button"
      aria-current={isHighlighted}
      data-product={product.id}
      data-quiet={given(isQuiet)}
      data-in-cart={given(isInCart)}
      onClick={() => onAdd(product)}
      title={name}
      css={tileLooks}
      h={tileHeight(showsExclTax)}
      colorPalette={product.palette ?? 'neutral'}
    >
      <span data-part="text">
        <span dir="auto" data-part="name" data-short={given(isShort)}>
          {name}
        </span>
        <TilePrice product={product} showsExclTax={showsExclTax} />
      </span>
      <span data-part="picture">
        <bdi aria-hidden>{initialsOf(name)}</bdi>
        <TilePhoto photo={product.photo} />
        {discountRateMilli === null ? null : <DiscountTag rateMilli={discountRateMilli} />}
        {isInCart ? <CountBadge quantityMilli={inCartMilli} /> : null}
        <TileStock onHandMilli={product.onHandMilli} />
      </span>
    </chakra.button>
  )
})

/** The value of an attribute that is there or not. */
function given(isThere: boolean): '' | undefined {
  return isThere ? '' : undefined
}

/** Scrolls so that it is seen, when the arrows come to it. */
function useShownWhen(isHighlighted: boolean) {
  const tile = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isHighlighted) tile.current?.scrollIntoView({ block: 'nearest' })
  }, [isHighlighted])
  return tile
}

/** Over the initials, which are seen while it comes, and where there is none. */
function TilePhoto({ photo }: Pick<ShelfProduct, 'photo'>) {
  const [broken, setBroken] = useState<string | null>(null)
  if (photo === null || photo === broken) return null
  return (
    <Image
      src={photoAddress(photo, 'tile')}
      alt=""
      loading="lazy"
      decoding="async"
      position="absolute"
      inset="0"
      boxSize="full"
      objectFit="cover"
      bg="bg.card"
      onError={() => setBroken(photo)}
    />
  )
}

/** From these on a price is written smaller, and then without its currency: it is never cut. */
const [WIDE_MICRO, WIDER_MICRO, HUGE_MICRO] = [1e9, 1e11, 1e13]

/** Then the unit has a line of its own. */
function hasWidePriceOfUnit(product: ShelfProduct): boolean {
  return product.unitPriceMicro >= WIDE_MICRO && unitOfPrice(product) !== null
}

function TilePrice({ product, showsExclTax }: Pick<ProductTileProps, 'product' | 'showsExclTax'>) {
  const { unitPriceMicro, group } = product
  const { t } = useTranslation('sales-purchases')
  const { currency } = useCompany()
  if (unitPriceMicro === 0) {
    return (
      <Text as="span" textStyle="small" color="attention.fg">
        {t('counter.tile.noPrice')}
      </Text>
    )
  }
  return (
    <>
      <span
        data-part="price"
        data-wide={given(unitPriceMicro >= WIDE_MICRO && unitPriceMicro < WIDER_MICRO)}
        data-wider={given(unitPriceMicro >= WIDER_MICRO)}
      >
        {group?.isPriced === false ? `${t('counter.tile.from')} ` : null}
        <UnitPrice unitPriceMicro={unitPriceMicro} currency={currency} hasSymbol={unitPriceMicro < HUGE_MICRO} isBold />
        {group ? null : <PriceUnit product={product} isNarrow />}
      </span>
      {group ? (
        <Text as="span" textStyle="small" color="fg.muted" truncate>
          {t('counter.tile.variants', { count: group.productIds.length })}
        </Text>
      ) : null}
      {showsExclTax ? <PriceExclTax product={product} /> : null}
    </>
  )
}

/** The price below stays that of the shelf: what it comes to is shown on the line. */
function DiscountTag({ rateMilli }: { rateMilli: number }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Center
      as="span"
      position="absolute"
      top="1.5"
      insetStart="1.5"
      h="5"
      px="1.5"
      borderRadius="sm"
      bg="attention.solid"
      color="attention.onSolid"
      textStyle="caption"
      fontWeight="semibold"
    >
      <VisuallyHidden>{t('counter.tile.discount')}</VisuallyHidden>
      <Percent rateMilli={-rateMilli} />
    </Center>
  )
}

function CountBadge({ quantityMilli }: { quantityMilli: number }) {
  const { t } = useTranslation('sales-purchases')
  return (
    <Center
      as="span"
      position="absolute"
      top="1.5"
      insetEnd="1.5"
      minW="6"
      h="6"
      px="1.5"
      borderRadius="full"
      bg="brand.solid"
      color="brand.onSolid"
      textStyle="small"
      fontWeight="semibold"
    >
      <VisuallyHidden>{t('counter.tile.inCart')}</VisuallyHidden>
      <Quantity quantityMilli={quantityMilli} />
    </Center>
  )
}

/** How much of it is in the cart; of a group, as much as there is of all its variants. */
function inCart(cart: Cart, { id, group }: ShelfProduct): number {
  return (group?.productIds ?? [id]).reduce((sum, each) => sum + quantityOf(cart, each), 0)
}
