import type { ReactNode } from 'react'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import { FormPage, StaleNotice } from '@comptoir/platform/forms'
import { useTranslation, useWayBack } from '@comptoir/platform'
import { PointOfSaleForm } from './point-of-sale-form.tsx'
import { usePointOfSaleForm } from './use-point-of-sale-form.ts'
import { usePointOfSaleAddresses } from './use-point-of-sale-addresses.ts'

export interface PointOfSaleViewProps {
  pointOfSale: PointOfSale
  /** Replaces the one shown with its current state. */
  reopen: () => void
  /** Its settings in effect, registers and locations. */
  children: ReactNode
}

export function PointOfSaleEdit({ pointOfSale, reopen, children }: PointOfSaleViewProps) {
  const { t } = useTranslation('company')
  const list = usePointOfSaleAddresses().list()
  const { form, onSubmit, isSaving, onCancel, staleMessage } = usePointOfSaleForm({
    pointOfSale,
    onSaved: useWayBack(list),
  })
  return (
    <FormPage
      title={pointOfSale.name}
      subtitle={t('pointsOfSale.form.editSubtitle')}
      breadcrumb={[{ label: t('pointsOfSale.title'), to: list }, { label: pointOfSale.name }]}
      form={form}
      onSubmit={onSubmit}
      submitLabel={t('pointsOfSale.form.submit')}
      isSaving={isSaving}
      onCancel={onCancel}
    >
      <StaleNotice message={staleMessage} onReload={reopen} />
      <PointOfSaleForm control={form.control} pointOfSale={pointOfSale} />
      {children}
    </FormPage>
  )
}
