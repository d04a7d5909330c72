import { useState } from 'react'
import { TAX_PARAMETERS, type TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import { removeOne, useSave, useTranslation } from '@comptoir/platform'

/** Deletes a value that has not begun, after a question. */
export function useTaxRemoval() {
  const { t } = useTranslation('company')
  const [item, setItem] = useState<TaxParameter | null>(null)
  const close = (): void => setItem(null)
  const { save, isSaving } = useSave((row: TaxParameter) => removeOne(TAX_PARAMETERS, row), {
    invalidates: [TAX_PARAMETERS],
    success: () => t('taxParameters.removed'),
    onSaved: close,
  })
  return { item, ask: setItem, close, isBusy: isSaving, remove: () => item && void save(item) }
}
