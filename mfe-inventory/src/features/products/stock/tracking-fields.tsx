import type { Product } from '@comptoir/contracts/inventory/products'
import { TRACKINGS } from '@comptoir/contracts/inventory/tracking'
import { useCompany, useTranslation } from '@comptoir/platform'
import { NumberField, SelectField, SwitchField, useWatch, type Control } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'

export interface TrackingFieldsProps {
  control: Control<ProductValues>
  product: Product | undefined
  /** Goods have moved: how they are told apart stays as it is. */
  isFixed: boolean
}

/** How pieces of the product are told apart. Lots are offered where the company uses them, or the product has them already. */
export function TrackingFields({ control, product, isFixed }: TrackingFieldsProps) {
  const { t } = useTranslation('inventory')
  const { isMultiBatch } = useCompany()
  const [tracking, lotsExpire] = useWatch({ control, name: ['tracking', 'lotsExpire'] })
  const offered = TRACKINGS.filter((each) => each !== 'lots' || isMultiBatch || product?.tracking === 'lots')
  const help = isFixed
    ? t('products.stock.tracking.fixed')
    : tracking === 'lots' && !isMultiBatch
      ? t('products.stock.tracking.lotsKept')
      : t(`products.stock.tracking.help.${tracking}`)
  return (
    <>
      <SelectField
        control={control}
        name="tracking"
        label={t('products.stock.tracking.label')}
        help={help}
        isDisabled={isFixed}
        options={offered.map((value) => ({ value, label: t(`products.stock.tracking.of.${value}`) }))}
      />
      {tracking === 'lots' ? (
        <SwitchField
          control={control}
          name="lotsExpire"
          label={t('products.stock.tracking.lotsExpire')}
          isDisabled={isFixed}
        />
      ) : null}
      {tracking === 'lots' && lotsExpire ? (
        <NumberField
          control={control}
          name="shelfLifeDays"
          label={t('products.stock.tracking.shelfLife')}
          help={t('products.stock.tracking.shelfLifeHelp')}
          suffix={t('products.stock.tracking.days')}
        />
      ) : null}
      {tracking === 'serialNumbers' ? (
        <NumberField
          control={control}
          name="warrantyMonths"
          label={t('products.stock.tracking.warranty')}
          help={t('products.stock.tracking.warrantyHelp')}
          suffix={t('products.stock.tracking.months')}
        />
      ) : null}
    </>
  )
}
