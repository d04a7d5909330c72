import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { CATEGORIES } from '@comptoir/contracts/inventory/categories'
import { SUBCATEGORIES } from '@comptoir/contracts/inventory/subcategories'
import { PRODUCTS, type Product } from '@comptoir/contracts/inventory/products'
import { UNITS } from '@comptoir/contracts/inventory/units'
import { useAddresses, useCompany, useHasPermission, useTranslation, useWayBack } from '@comptoir/platform'
import { useRecordForm } from '@comptoir/platform/forms'
import { useNewPhotos } from './photos/use-new-photos.ts'
import { usePhotoQueue } from './photos/use-photo-queue.ts'
import { copyOf, inputOf, newProduct, valuesOf } from './product-values.ts'
import { blankPlaces } from './stock/opening-values.ts'
import { useOpeningPlaces } from './stock/use-opening-places.ts'
import { ALSO_SHOWN_BY } from './shown-by.ts'

/** Where a refusal that names no field is shown. */
const FIELD_OF = { codeTaken: 'code', barcodeTaken: 'barcodes', tooManyDecimals: 'price', vatRateUnknown: 'vatRate' }
const FIELD_OF_CHOICE = {
  [CATEGORIES.errors.notFound]: 'categoryId',
  [SUBCATEGORIES.errors.notFound]: 'subcategoryId',
  [BRANDS.errors.notFound]: 'brandId',
  [UNITS.errors.notFound]: 'unitId',
}

/** The form of a product, and the way back from it; for a new one made after `model`, with what the two share. */
export function useProductForm({ product, model }: { product?: Product; model?: Product | undefined } = {}) {
  const { t } = useTranslation('inventory')
  const { defaultVatRate, isMultiBatch: usesLots } = useCompany()
  const maySetPrice = useHasPermission(PRODUCTS.permissions.setPrice)
  const maySeeCost = useHasPermission(PRODUCTS.permissions.seeCost)
  const blank = newProduct(defaultVatRate, maySetPrice, blankPlaces(useOpeningPlaces()))
  const leave = useWayBack(useAddresses(PRODUCTS).list())
  const photos = usePhotoQueue(product?.id)
  const recordForm = useRecordForm(PRODUCTS, {
    row: product,
    blank: model ? copyOf(model, blank, { maySetPrice, usesLots }) : blank,
    valuesOf,
    inputOf: (values) => inputOf(values, maySeeCost),
    fieldOf: FIELD_OF,
    fieldOfCode: FIELD_OF_CHOICE,
    alsoShownBy: ALSO_SHOWN_BY,
    saved: ({ designation }) => t('products.saved', { name: designation }),
    onSaved: ({ id }) => void (product ? leave() : newPhotos.sendTo(id)),
  })
  const newPhotos = useNewPhotos(photos, recordForm.form, leave)
  const isSaving = recordForm.isSaving || newPhotos.isSending
  return { ...recordForm, isSaving, photos, onCancel: leave }
}
