import { PriceField, useWatch, type Control } from '@comptoir/platform/forms'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Text, useCompany, useHasPermission, useTranslation } from '@comptoir/platform'
import { Readout } from '../../../common/readout.tsx'
import type { ProductValues } from '../product-values.ts'
import { marginOf } from './margin.ts'
import { MarginValue } from './margin-value.tsx'

interface CostFieldsProps {
  control: Control<ProductValues>
}

/** What a product is bought at and what is left of its price, for who may see costs. */
export function CostFields({ control }: CostFieldsProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const maySee = useHasPermission(PRODUCTS.permissions.seeCost)
  if (!maySee) return null
  return (
    <>
      <PriceField
        control={control}
        name="purchasePrice"
        label={t('products.form.purchasePrice')}
        help={t('products.form.purchasePriceHelp')}
        currency={currency}
      />
      <Margin control={control} />
    </>
  )
}

function Margin({ control }: CostFieldsProps) {
  const { t } = useTranslation('inventory')
  const [priceBasis, price, vatRate, isFodec, purchasePrice] = useWatch({
    control,
    name: ['priceBasis', 'price', 'vatRate', 'isFodec', 'purchasePrice'],
  })
  const margin = marginOf({ priceBasis, price, vatRate, isFodec, purchasePrice })
  return (
    <Readout label={t('products.form.margin')} help={t('products.form.marginHelp')}>
      {margin === null ? <Text color="fg.muted">–</Text> : <MarginValue margin={margin} />}
    </Readout>
  )
}
