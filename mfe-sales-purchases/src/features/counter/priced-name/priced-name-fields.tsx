import { milliRateFromNumber } from '@comptoir/money'
import { Flex, useCompany, useFormat, useTranslation } from '@comptoir/platform'
import { PriceField, SelectField, TextField, type UseFormReturn } from '@comptoir/platform/forms'
import type { PricedName } from './use-priced-name.ts'

export interface PricedNameFieldsProps {
  form: UseFormReturn<PricedName>
  rates: readonly number[]
  longestName: number
}

/** A name, its price, and the rate of VAT where the company is subject to it. */
export function PricedNameFields({ form: { control }, rates, longestName }: PricedNameFieldsProps) {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const { currency, isVatSubject } = useCompany()
  return (
    <Flex direction="column" gap="4">
      <TextField
        control={control}
        name="designation"
        label={t('counter.custom.designation')}
        isRequired
        maxLength={longestName}
        autoComplete="off"
      />
      <PriceField control={control} name="price" label={t('counter.custom.price')} currency={currency} isRequired />
      {isVatSubject ? (
        <SelectField
          control={control}
          name="vatRate"
          label={t('counter.custom.vatRate')}
          options={rates.map((rate) => ({ value: String(rate), label: format.percent(milliRateFromNumber(rate)) }))}
          isRequired
        />
      ) : null}
    </Flex>
  )
}
