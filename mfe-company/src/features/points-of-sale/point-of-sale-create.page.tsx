import { FormPage } from '@comptoir/platform/forms'
import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { useNavigate, useTranslation, useAddresses } from '@comptoir/platform'
import { PointOfSaleForm } from './point-of-sale-form.tsx'
import { usePointOfSaleForm } from './use-point-of-sale-form.ts'

/** A new point of sale needs a register to sell on, so saving leads to its page, where registers are added. */
export function PointOfSaleCreatePage() {
  const { t } = useTranslation('company')
  const address = useAddresses(POINTS_OF_SALE)
  const navigate = useNavigate()
  const { form, onSubmit, isSaving, onCancel } = usePointOfSaleForm({
    onSaved: ({ id }) => void navigate(address.one(id), { replace: true }),
  })
  const title = t('pointsOfSale.form.createTitle')
  return (
    <FormPage
      title={title}
      subtitle={t('pointsOfSale.form.createSubtitle')}
      breadcrumb={[{ label: t('pointsOfSale.title'), to: address.list() }, { label: title }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('pointsOfSale.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <PointOfSaleForm control={form.control} pointOfSale={undefined} />
    </FormPage>
  )
}
