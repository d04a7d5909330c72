import { FormSection, NumberField, QuantityField, TextField, type Control } from '@comptoir/platform/forms'
import type { Product } from '@comptoir/contracts/inventory/products'
import { useTranslation } from '@comptoir/platform'
import { Readout } from '../../../common/readout.tsx'
import { StockDot } from '../../../common/stock-dot.tsx'
import type { ProductValues } from '../product-values.ts'

interface StorageSectionProps {
  control: Control<ProductValues>
  product: Product | undefined
}

export function StorageSection({ control, product }: StorageSectionProps) {
  const { t } = useTranslation('inventory')
  return (
    <FormSection title={t('products.form.storage')}>
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
      {product === undefined ? null : (
        <Readout label={t('products.form.stock')} help={t('products.form.stockHelp')}>
          <StockDot
            level={product.onHandMilli > 0 ? 'in' : 'out'}
            quantityMilli={product.onHandMilli}
            {...(product.unit === null ? {} : { unit: product.unit.name })}
          />
        </Readout>
      )}
    </FormSection>
  )
}
