import { memo, useEffect, useRef, useState } from 'react'
import type { ShelfProduct } from '../catalogue/shelf-product.ts'
import { photoAddress } from '@comptoir/contracts/photo-address'
import {
  Box,
  Center,
  chakra,
  Image,
  Percent,
  Quantity,
  Text,
  UnitPrice,
  useCompany,
  useTranslation,
  VisuallyHidden,
} from '@comptoir/platform'
import { ownDirection } from '../../../common/own-direction.ts'
import { PriceExclTax } from '../excl-tax.tsx'
import { hasLongUnit, PriceUnit } from '../price-unit.tsx'
import { initialsOf } from './initials.ts'
import { isOut, TileStock } from './tile-stock.tsx'

export interface ProductTileProps {
  product: ShelfProduct
  /** How much of it is in the cart. */
  inCartMilli: number
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

/** A product to be touched: what it is, what it costs, how much is in the cart, and whether there is some; read in this order. */
export const ProductTile = memo(function ProductTile({
  product,
  inCartMilli,
  discountRateMilli,
  showsExclTax,
  isHighlighted,
  onAdd,
}: ProductTileProps) {
  const isInCart = inCartMilli > 0
  const tile = useShownWhen(isHighlighted)
  const isQuiet = isOut(product.onHandMilli) || product.unitPriceMicro === 0
  return (
    <chakra.button
      ref={tile}
      type="button"
      aria-current={isHighlighted}
      data-product={product.id}
      onClick={() => onAdd(product)}
      title={product.designation}
      display="flex"
      flexDirection="column"
      w="full"
      h={tileHeight(showsExclTax)}
      textAlign="start"
      overflow="hidden"
      bg="bg.card"
      color={isQuiet ? 'fg.muted' : 'fg.default'}
      borderWidth={isInCart ? '2px' : '1px'}
      borderColor={isInCart ? 'brand.border' : 'border.subtle'}
      borderRadius="lg"
      boxShadow="card"
      {...(isHighlighted ? { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-2px' } : {})}
      cursor="pointer"
      userSelect="none"
      _hover={{ borderColor: 'brand.solid' }}
      _active={{ bg: 'bg.selected' }}
    >
      <Box
        as="span"
        display="flex"
        flexDirection="column"
        justifyContent="space-between"
        flex="1"
        w="full"
        px="2.5"
        py="1.5"
      >
        <Text
          as="span"
          dir="auto"
          css={ownDirection}
          textStyle="body"
          fontWeight="medium"
          lineClamp={product.group || hasLongUnit(product) ? 1 : 2}
          overflowWrap="anywhere"
        >
          {product.designation}
        </Text>
        <TilePrice product={product} showsExclTax={showsExclTax} />
      </Box>
      <Center
        as="span"
        order="-1"
        position="relative"
        overflow="hidden"
        w="full"
        h="78px"
        flexShrink={0}
        colorPalette={product.palette ?? 'neutral'}
        bg="colorPalette.subtle"
        color="colorPalette.fg"
        textStyle="title"
      >
        <bdi aria-hidden>{initialsOf(product.designation)}</bdi>
        <TilePhoto photo={product.photo} />
        {discountRateMilli === null ? null : <DiscountTag rateMilli={discountRateMilli} />}
        {isInCart ? <CountBadge quantityMilli={inCartMilli} /> : null}
        <TileStock onHandMilli={product.onHandMilli} />
      </Center>
    </chakra.button>
  )
})

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
      <Text as="span" textStyle="body-lg" lineHeight="1.25" truncate>
        {group?.isPriced === false ? `${t('counter.tile.from')} ` : null}
        <UnitPrice unitPriceMicro={unitPriceMicro} currency={currency} isBold />
        {group ? null : <PriceUnit product={product} isNarrow />}
      </Text>
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
