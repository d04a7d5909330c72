import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Product, ProductInput } from '@comptoir/contracts'
import { isProblem, newId, useCompany, useSave, useTranslation } from '@comptoir/platform'
import { useProductsAddress } from '../../common/use-products-address.ts'
import { useWayBack } from '../../common/use-way-back.ts'
import { inputOf, newProduct, valuesOf, type ProductValues } from './product-values.ts'
import { createProduct, updateProduct } from './products.api.ts'

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
  const [staleMessage, setStaleMessage] = useState<string | null>(null)
  const form = useForm<ProductValues>({ defaultValues: opened ? valuesOf(opened) : newProduct(defaultVatRate) })
  const write = async (input: ProductInput): Promise<Product | null> => {
    setStaleMessage(null)
    try {
      return await (opened ? updateProduct(id, input, opened.version) : createProduct({ ...input, id }))
    } catch (error) {
      if (!isProblem(error, 'request.versionStale')) throw error
      setStaleMessage(error.message)
      return null
    }
  }
  const { save, isSaving } = useSave(write, {
    contract: async () => (await import('@comptoir/contracts')).ProductInput,
    form,
    fieldOfCode: FIELD_OF_CODE,
    invalidates: ['products'],
    success: (saved) => saved && t('products.saved', { name: saved.designation }),
    onSaved: (saved) => {
      if (saved) leave()
    },
  })
  return { form, onSubmit: (values: ProductValues) => save(inputOf(values)), isSaving, onCancel: leave, staleMessage }
}
