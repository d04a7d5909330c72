import { CheckboxField, DateTimeField, TextField, useWatch, type Control } from '@comptoir/platform/forms'
import { Grid, useTranslation } from '@comptoir/platform'
import type { DiscountValues } from './form/discount-values.ts'
import { PercentageField } from './form/percentage-field.tsx'
import { PeriodLine } from './form/period-line.tsx'
import { SeasonalSaleLine } from './form/seasonal-sale-line.tsx'
import { WholeDay } from './form/whole-day.tsx'

/** The fields of a discount; it does not know whether the discount is new. */
export function DiscountForm({ control }: { control: Control<DiscountValues> }) {
  const { t } = useTranslation('inventory')
  // A day that ends where it begins is no period: which hours are meant is said, not guessed.
  const [startDay] = useWatch({ control, name: 'startDate' }).split('T')
  return (
    <>
      <TextField
        control={control}
        name="name"
        label={t('discounts.form.name')}
        maxLength={120}
        autoComplete="off"
        isRequired
      />
      <Grid templateColumns={{ base: '1fr', md: '1fr 1fr 8rem' }} gap="3" alignItems="start">
        <DateTimeField
          control={control}
          name="startDate"
          label={t('discounts.column.startDate')}
          timeLabel={t('discounts.form.startTime')}
          defaultTime="00:00"
          isRequired
        />
        <DateTimeField
          control={control}
          name="endDate"
          label={t('discounts.column.endDate')}
          timeLabel={t('discounts.form.endTime')}
          defaultTime={(day) => (day === startDay ? '00:00' : '23:59')}
          isRequired
        />
        <PercentageField control={control} />
      </Grid>
      <WholeDay control={control} />
      <PeriodLine control={control} />
      <CheckboxField control={control} name="isSeasonalSale" label={t('discounts.seasonalSale.field')} />
      <SeasonalSaleLine control={control} />
    </>
  )
}
