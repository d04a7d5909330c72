import { useState } from 'react'
import { useForm } from '@comptoir/platform/forms'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { newId, useCompany, useSave, useTranslation, useWayBack } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { inputOf, newProduct, valuesOf, type ProductValues } from './product-values.ts'
import { createProduct, SHOWS_PRODUCTS, updateProduct } from './products.api.ts'

/** Where a refusal is told that names no field by itself. */
const FIELD_OF_CODE = {
  'product.codeTaken': 'code',
  'product.barcodeTaken': 'barcodes',
  'product.tooManyDecimals': 'price',
  'product.vatRateUnknown': 'vatRate',
  'category.notFound': 'categoryId',
  'subcategory.notFound': 'subcategoryId',
  'brand.notFound': 'brandId',
  'unit.notFound': 'unitId',
} as const

/**
 * Defaults, check by the contract, saving and the way back. A change by somebody else in the meantime is not written
 * over: `staleMessage` says who and when, and what was typed stays.
 */
export function useProductForm(product?: Product) {
  const { t } = useTranslation('inventory')
  const { defaultVatRate } = useCompany()
  const leave = useWayBack(useProductsAddress().list)
  const [opened] = useState(product)
  const [id] = useState(() => opened?.id ?? newId())
  const form = useForm<ProductValues>({ defaultValues: opened ? valuesOf(opened) : newProduct(defaultVatRate) })
  const write = (input: ProductInput): Promise<Product> =>
    opened ? updateProduct(id, input, opened.version) : createProduct({ ...input, id })
  const { save, isSaving, staleMessage } = useSave(write, {
    contract: async () => (await import('@comptoir/contracts/inventory/products')).ProductInput,
    form,
    fieldOfCode: FIELD_OF_CODE,
    hasStaleNotice: true,
    invalidates: SHOWS_PRODUCTS,
    success: (saved) => t('products.saved', { name: saved.designation }),
    onSaved: leave,
  })
  return { form, onSubmit: (values: ProductValues) => save(inputOf(values)), isSaving, onCancel: leave, staleMessage }
}
