import { PriceField, SegmentChoice, SelectField, type Control, useController } from '@comptoir/platform/forms'
import { Box, Heading, SimpleGrid, Text, useCompany, useTranslation } from '@comptoir/platform'
import { useVatRateOptions } from '../../../common/use-vat-rates.ts'
import type { MappingValues } from './mapping-values.ts'

/** Values for a missing column or an empty cell. */
export function DefaultsFields({ control }: { control: Control<MappingValues> }) {
  const { t } = useTranslation('inventory')
  const { currency } = useCompany()
  const rates = useVatRateOptions()
  return (
    <Box>
      <Heading as="h3">{t('productImport.defaults.title')}</Heading>
      <Text textStyle="small" color="fg.muted">
        {t('productImport.defaults.text')}
      </Text>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="4" mt="3" alignItems="start">
        <PriceField
          control={control}
          name="defaults.price"
          label={t('productImport.defaults.price')}
          help={t('productImport.defaults.priceHelp')}
          currency={currency}
        />
        <BasisChoice control={control} />
        <SelectField
          control={control}
          name="defaults.vatRate"
          label={t('productImport.defaults.vatRate')}
          options={rates}
          placeholder={t('productImport.defaults.usualRate')}
          isClearable
        />
      </SimpleGrid>
    </Box>
  )
}

function BasisChoice({ control }: { control: Control<MappingValues> }) {
  const { t } = useTranslation('inventory')
  const { field } = useController({ control, name: 'defaults.priceBasis' })
  const choices = (['ttc', 'ht'] as const).map((value) => ({ value, label: t(`products.form.${value}.short`) }))
  return (
    <SegmentChoice
      label={t('productImport.defaults.priceBasis')}
      value={field.value}
      options={choices}
      onChange={field.onChange}
    />
  )
}
