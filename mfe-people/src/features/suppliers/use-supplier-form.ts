import { SUPPLIERS, type Supplier } from '@comptoir/contracts/people/suppliers'
import { useAddresses, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { NEW_SUPPLIER, valuesOf } from './supplier-values.ts'

/** The form of a supplier, and the way back from it. */
export function useSupplierForm(supplier?: Supplier) {
  const { t } = useTranslation('people')
  const leave = useWayBack(useAddresses(SUPPLIERS).list())
  const recordForm = useRecordForm(SUPPLIERS, {
    row: supplier,
    blank: NEW_SUPPLIER,
    valuesOf,
    inputOf: (values) => values,
    saved: ({ name }) => t('suppliers.saved', { name }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
