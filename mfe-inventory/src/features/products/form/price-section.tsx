import {
  FormSection,
  PriceField,
  SegmentChoice,
  SelectField,
  SwitchField,
  type Control,
  useController,
  useWatch,
} from '@comptoir/platform/forms'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Text, UnitPrice, useCompany, useHasPermission, useTranslation } from '@comptoir/platform'
import { Readout } from '../../../common/readout.tsx'
import { useVatRateOptions } from '../../../common/use-vat-rates.ts'
import { microFromNumber } from '@comptoir/money'
import type { ProductValues } from '../product-values.ts'
import { CostFields } from './cost-fields.tsx'
import { otherPriceMicro } from './other-price.ts'

interface PriceSectionProps {
  control: Control<ProductValues>
}

/** The price and what makes it; only shown to who may not set prices. */
export function PriceSection({ control }: PriceSectionProps) {
  const maySet = useHasPermission(PRODUCTS.permissions.setPrice)
  return maySet ? <PriceFields control={control} /> : <PriceShown control={control} />
}

function PriceShown({ control }: PriceSectionProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const [priceBasis, price] = useWatch({ control, name: ['priceBasis', 'price'] })
  return (
    <FormSection title={t('products.form.price')}>
      <Readout label={t(`products.form.${priceBasis}.set`)}>
        {price === null || price === 0 ? (
          <Text color="fg.muted">–</Text>
        ) : (
          <UnitPrice unitPriceMicro={microFromNumber(price)} currency={currency} isBold />
        )}
      </Readout>
      <Text color="fg.muted">{t('products.form.priceByOthers')}</Text>
      <CostFields control={control} />
    </FormSection>
  )
}

function PriceFields({ control }: PriceSectionProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const [priceBasis, vatRate] = useWatch({ control, name: ['priceBasis', 'vatRate'] })
  const rates = useVatRateOptions(vatRate)
  return (
    <FormSection title={t('products.form.price')}>
      <BasisChoice control={control} />
      <SelectField control={control} name="vatRate" label={t('products.form.vatRate')} options={rates} isRequired />
      <PriceField
        control={control}
        name="price"
        label={t(`products.form.${priceBasis}.set`)}
        help={t('products.form.priceHelp')}
        currency={currency}
        isRequired
      />
      <OtherPrice control={control} />
      <CostFields control={control} />
      <SwitchField
        control={control}
        name="isFodec"
        label={t('products.form.isFodec')}
        help={t('products.form.isFodecHelp')}
      />
    </FormSection>
  )
}

/** Which of the two prices is set; what is typed stays, and means the other one. */
function BasisChoice({ control }: PriceSectionProps) {
  const { t } = useTranslation('inventory')
  const { field } = useController({ control, name: 'priceBasis' })
  const choices = (['ttc', 'ht'] as const).map((value) => ({ value, label: t(`products.form.${value}.short`) }))
  return (
    <SegmentChoice
      label={t('products.form.priceBasis')}
      value={field.value}
      options={choices}
      onChange={field.onChange}
    />
  )
}

/** The price that follows, while the one that is set is typed. Only the server knows what FODEC the company is subject to. */
function OtherPrice({ control }: PriceSectionProps) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const [priceBasis, price, vatRate, isFodec] = useWatch({
    control,
    name: ['priceBasis', 'price', 'vatRate', 'isFodec'],
  })
  const unitPriceMicro = otherPriceMicro({ priceBasis, price, vatRate })
  const label = t(`products.form.${priceBasis === 'ht' ? 'ttc' : 'ht'}.computed`)
  return (
    <Readout label={label}>
      {isFodec ? (
        <Text color="fg.muted">{t('products.form.computedOnSave')}</Text>
      ) : unitPriceMicro === null ? (
        <Text color="fg.muted">–</Text>
      ) : (
        <UnitPrice unitPriceMicro={unitPriceMicro} currency={currency} isBold />
      )}
    </Readout>
  )
}
