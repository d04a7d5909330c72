import { Button, useTranslation } from '@comptoir/platform'
import { useController, type Control } from '@comptoir/platform/forms'
import type { DiscountValues } from './discount-values.ts'

/** Offers, where start and end are the same moment of one day, to take all of that day. */
export function WholeDay({ control }: { control: Control<DiscountValues> }) {
  const { t } = useTranslation('inventory')
  const start = useController({ control, name: 'startDate' }).field
  const end = useController({ control, name: 'endDate' }).field
  const [day = ''] = start.value.split('T')
  if (day === '' || start.value !== end.value) return null
  const take = (): void => {
    start.onChange(`${day}T00:00`)
    end.onChange(`${day}T23:59`)
  }
  return (
    <Button variant="outline" alignSelf="flex-start" onClick={take}>
      {t('discounts.form.wholeDay')}
    </Button>
  )
}
