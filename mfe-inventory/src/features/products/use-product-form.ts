import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES, SUBCATEGORIES } from '@comptoir/contracts/inventory/families'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { useAddresses, useCompany, useHasPermission, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { inputOf, newProduct, valuesOf } from './product-values.ts'
import { ALSO_SHOWN_BY } from './shown-by.ts'

/** Where a refusal that names no field is shown. */
const FIELD_OF = { codeTaken: 'code', barcodeTaken: 'barcodes', tooManyDecimals: 'price', vatRateUnknown: 'vatRate' }
const FIELD_OF_CHOICE = {
  [CATEGORIES.errors.notFound]: 'categoryId',
  [SUBCATEGORIES.errors.notFound]: 'subcategoryId',
  [BRANDS.errors.notFound]: 'brandId',
  [UNITS.errors.notFound]: 'unitId',
}

/** The form of a product, and the way back from it. */
export function useProductForm(product?: Product) {
  const { t } = useTranslation('inventory')
  const { defaultVatRate } = useCompany()
  const leave = useWayBack(useAddresses(PRODUCTS).list())
  const recordForm = useRecordForm(PRODUCTS, {
    row: product,
    blank: newProduct(defaultVatRate, useHasPermission(PRODUCTS.permissions.setPrice)),
    valuesOf,
    inputOf,
    fieldOf: FIELD_OF,
    fieldOfCode: FIELD_OF_CHOICE,
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ designation }) => t('products.saved', { name: designation }),
    onSaved: leave,
  })
  return { ...recordForm, onCancel: leave }
}
