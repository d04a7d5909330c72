import { useState } from 'react'
import { PRODUCTS, type ProductInput, VAT_RATES, type VatRateList } from '@comptoir/contracts/inventory/products'
import { createOne, newId, useCompany, useCompanyQuery, useSave, useTranslation } from '@comptoir/platform'
import { useForm } from '@comptoir/platform/forms'
import { useDevice } from '../catalogue/device-context.ts'

interface NewProductValues {
  designation: string
  /** Tax included, in the currency. */
  price: number | null
  /** A percentage, as its option says it. */
  vatRate: string
}

/** What a scanner reads. */
const BARCODE = /^[!-~]{1,32}$/

/** The form of a product for a code that nobody knows. Once the server has it, this device gets it with its next changes. */
export function useNewProduct(code: string, onCreated: () => void) {
  const { t } = useTranslation('sales-purchases')
  const device = useDevice()
  const { defaultVatRate } = useCompany()
  const { data: rates = [] } = useCompanyQuery<VatRateList>(VAT_RATES, [])
  const [id] = useState(newId)
  const usual =
    rates.find(({ rate }) => rate === defaultVatRate) ?? rates.find(({ isDefault }) => isDefault) ?? rates[0]
  const form = useForm<NewProductValues>({
    values: { designation: '', price: null, vatRate: usual ? String(usual.rate) : '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { save } = useSave(
    async (input: ProductInput & { id: string }) => {
      await createOne(PRODUCTS, input)
      // A change that does not come now comes by itself: the product is there either way.
      await device.sync().catch(() => undefined)
    },
    { form, invalidates: [PRODUCTS], success: t('counter.newProduct.created'), onSaved: onCreated },
  )
  const submit = form.handleSubmit(async ({ designation, price, vatRate }) => {
    const name = designation.trim()
    if (name === '') form.setError('designation', { message: t('counter.custom.designationRequired') })
    if (price === null || price <= 0) form.setError('price', { message: t('counter.custom.priceRequired') })
    if (name === '' || price === null || price <= 0) return
    await save({
      ...{ id, code, designation: name, barcodes: BARCODE.test(code) ? [code] : [] },
      ...{ location: null, packageQuantity: null, isFodec: false },
      ...{ categoryId: null, subcategoryId: null, brandId: null, unitId: null },
      ...{ priceBasis: 'ttc', price, vatRate: Number(vatRate) },
    })
  })
  return { form, rates: rates.map(({ rate }) => rate), submit }
}
