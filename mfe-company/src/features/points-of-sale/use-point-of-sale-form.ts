import { useState } from 'react'
import { useForm } from '@comptoir/platform/forms'
import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import { newId, refreshSession, useSave, useTranslation, useWayBack } from '@comptoir/platform'
import { inputOf, NEW_POINT_OF_SALE, valuesOf, type PointOfSaleValues } from './point-of-sale-values.ts'
import { createPointOfSale, updatePointOfSale } from './points-of-sale.api.ts'
import { usePointsOfSaleAddress } from './use-points-of-sale-address.ts'

export interface PointOfSaleFormOptions {
  /** The point of sale as it was when the form opened; a change since is refused by its version. */
  pointOfSale?: PointOfSale
  onSaved: (saved: PointOfSale) => void
}

/** The bar on top names the points of sale too; a failure to read them again is not one of the save. */
export function refreshNames(): void {
  refreshSession().catch(() => undefined)
}

/** Defaults, check by the contract, saving. */
export function usePointOfSaleForm({ pointOfSale, onSaved }: PointOfSaleFormOptions) {
  const { t } = useTranslation('company')
  const onCancel = useWayBack(usePointsOfSaleAddress().list)
  const [opened] = useState(pointOfSale)
  const [id] = useState(() => opened?.id ?? newId())
  const form = useForm<PointOfSaleValues>({ defaultValues: opened ? valuesOf(opened) : NEW_POINT_OF_SALE })
  const write = (input: PointOfSaleInput): Promise<PointOfSale> =>
    opened ? updatePointOfSale(id, input, opened.version) : createPointOfSale({ ...input, id })
  const { save, isSaving, staleMessage } = useSave(write, {
    contract: async () => (await import('@comptoir/contracts/company/points-of-sale')).PointOfSaleInput,
    form,
    hasStaleNotice: true,
    invalidates: ['points-of-sale'],
    success: ({ name }) => t('pointsOfSale.saved', { name }),
    onSaved: (saved) => {
      refreshNames()
      // Nothing is left to lose when going on asks whether it may.
      form.reset(valuesOf(saved))
      onSaved(saved)
    },
  })
  return { form, onSubmit: (values: PointOfSaleValues) => save(inputOf(values)), isSaving, onCancel, staleMessage }
}
