import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { Button, FormDialog, useFormat, useShortList, useTranslation } from '@comptoir/platform'
import { SelectField, useForm, useWatch } from '@comptoir/platform/forms'
import type { AskedFamily, BulkChange } from './use-bulk-change.ts'

interface BulkChangeDialogProps {
  bulk: BulkChange
  /** How many products are ticked. */
  count: number
}

/** Asks which category or brand the ticked products are to have. */
export function BulkChangeDialog({ bulk, count }: BulkChangeDialogProps) {
  return bulk.asked === null ? null : <Choice key={bulk.asked} bulk={bulk} count={count} family={bulk.asked} />
}

const FAMILIES = { category: CATEGORIES, brand: BRANDS } as const

function Choice({ bulk, count, family }: BulkChangeDialogProps & { family: AskedFamily }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { control, handleSubmit } = useForm<{ id: string | null }>({ defaultValues: { id: null } })
  const chosen = useWatch({ control, name: 'id' })
  const items = useShortList(FAMILIES[family]).data ?? []
  const submit = handleSubmit(({ id }) => bulk.change(family === 'category' ? { categoryId: id } : { brandId: id }))
  return (
    <FormDialog
      isOpen
      onClose={bulk.close}
      isBusy={bulk.isBusy}
      title={t(`products.bulk.${family}.title`)}
      subtitle={t('products.bulk.text', { count, number: format.number(count) })}
      footer={
        <>
          <Button variant="outline" size="lg" disabled={bulk.isBusy} onClick={bulk.close}>
            {t('common.cancel')}
          </Button>
          <Button size="lg" disabled={chosen === null} loading={bulk.isBusy} onClick={() => void submit()}>
            {t('products.bulk.confirm')}
          </Button>
        </>
      }
    >
      <SelectField
        control={control}
        name="id"
        label={t(`products.form.${family}`)}
        isRequired
        options={items.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </FormDialog>
  )
}
