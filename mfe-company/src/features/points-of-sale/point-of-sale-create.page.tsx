import { FormPage } from '@comptoir/platform/forms'
import { useNavigate, useTranslation } from '@comptoir/platform'
import { PointOfSaleForm } from './point-of-sale-form.tsx'
import { usePointOfSaleForm } from './use-point-of-sale-form.ts'
import { usePointsOfSaleAddress } from './use-points-of-sale-address.ts'

/** A new point of sale needs a register to sell on, so saving leads to its page, where registers are added. */
export function PointOfSaleCreatePage() {
  const { t } = useTranslation('company')
  const address = usePointsOfSaleAddress()
  const navigate = useNavigate()
  const { form, onSubmit, isSaving, onCancel } = usePointOfSaleForm({
    onSaved: ({ id }) => void navigate(address.one(id), { replace: true }),
  })
  const title = t('pointsOfSale.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('pointsOfSale.form.createSubtitle')}
      breadcrumb={[{ label: t('pointsOfSale.title'), to: address.list }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('pointsOfSale.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <PointOfSaleForm control={form.control} />
    </FormPage>
  )
}
