import { OPENING_STOCK } from '@comptoir/contracts/inventory/opening-stock'
import type { Product } from '@comptoir/contracts/inventory/products'
import { FormSection, NumberField, QuantityField, TextField, type Control } from '@comptoir/platform/forms'
import { Box, Flex, Text, useHasPermission, useTranslation } from '@comptoir/platform'
import { Readout } from '../../../common/readout.tsx'
import { StockDot } from '../../../common/stock-dot.tsx'
import { stockLevelOf } from '../../../common/stock-level.ts'
import type { ProductValues } from '../product-values.ts'
import { OpeningDialog } from './opening-dialog.tsx'
import { OpeningFields } from './opening-fields.tsx'
import { ProductStockRules } from './stock-rules.tsx'
import { StoryLink } from './story-link.tsx'
import { TrackedGoods } from './tracked-goods.tsx'
import { TrackingFields } from './tracking-fields.tsx'
import { useOpeningPlaces } from './use-opening-places.ts'
import { useOpeningStock } from './use-opening-stock.ts'

export interface StockSectionProps {
  control: Control<ProductValues>
  /** Undefined for a product that is not saved yet: what is there of it is asked for. */
  product: Product | undefined
}

/** Where a product is kept, how it is tracked, and what is there of it. */
export function StockSection({ control, product }: StockSectionProps) {
  const { t } = useTranslation('inventory')
  const stock = useOpeningStock(product?.id)
  return (
    <FormSection title={t('products.stock.title')}>
      <TextField
        control={control}
        name="location"
        label={t('products.form.location')}
        help={t('products.form.locationHelp')}
        isNullable
        maxLength={80}
        autoComplete="off"
      />
      <NumberField
        control={control}
        name="packageQuantity"
        label={t('products.form.packageQuantity')}
        help={t('products.form.packageQuantityHelp')}
      />
      <QuantityField
        control={control}
        name="minimumStockMilli"
        label={t('products.form.minimumStock')}
        help={t('products.form.minimumStockHelp')}
      />
      {product === undefined ? null : <OnHand product={product} {...stock} />}
      {product === undefined ? null : <ProductStockRules product={product} />}
      <TrackingFields control={control} product={product} isFixed={stock.hasMoved} />
      {product === undefined ? (
        <NewOpening control={control} />
      ) : (
        <OpeningDialog product={product} places={stock.open} />
      )}
      {product === undefined ? null : <TrackedGoods product={product} />}
    </FormSection>
  )
}

interface OnHandProps extends Pick<ReturnType<typeof useOpeningStock>, 'onHandMilli' | 'hasMoved'> {
  product: Product
}

function OnHand({ product, onHandMilli = product.onHandMilli, hasMoved }: OnHandProps) {
  const { t } = useTranslation('inventory')
  const level = hasMoved && onHandMilli <= 0 ? 'out' : stockLevelOf({ ...product, onHandMilli })
  return (
    <Readout
      label={product.unit === null ? t('products.form.stock') : t('products.form.stockIn', { unit: product.unit.name })}
      help={t('products.form.stockHelp')}
    >
      <Flex as="span" gap="3" wrap="wrap">
        <StockDot level={level} quantityMilli={onHandMilli} />
        <StoryLink productId={product.id} />
      </Flex>
    </Readout>
  )
}

/** Of a new product: saved with it. */
function NewOpening({ control }: Pick<StockSectionProps, 'control'>) {
  const { t } = useTranslation('inventory')
  const places = useOpeningPlaces()
  if (!useHasPermission(OPENING_STOCK.permissions.openStock) || places.length === 0) return null
  return (
    <Box gridColumn="1 / -1" role="group" aria-label={t('products.stock.opening.title')}>
      <Text fontWeight="semibold">{t('products.stock.opening.title')}</Text>
      <Text textStyle="small" color="fg.muted" mb="3">
        {t('products.stock.opening.help')}
      </Text>
      <OpeningFields control={control} places={places} />
    </Box>
  )
}
