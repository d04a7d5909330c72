import { useFormat, useTranslation } from '@comptoir/platform'
import { DiscountEditor } from './discount-editor.tsx'

export function DiscountCreatePage() {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <DiscountEditor
      title={t('discounts.labels.create')}
      subtitle={t('discounts.form.createSubtitle')}
      dialogTitle={t('discounts.form.create')}
      submitLabel={(number) => t('discounts.form.createCounted', { number })}
      saveLabel={t('discounts.form.create')}
      said={({ name, productCount: count }) => t('discounts.created', { name, count, number: format.number(count) })}
    />
  )
}
