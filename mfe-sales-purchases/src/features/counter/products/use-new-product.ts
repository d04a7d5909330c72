import { useState } from 'react'
import { PRODUCTS, type ProductInput } from '@comptoir/contracts/inventory/products'
import { createOne, newId, useSave, useTranslation } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'
import { usePricedName } from '../priced-name/use-priced-name.ts'

/** What a scanner reads. */
const BARCODE = /^[!-~]{1,32}$/

/** The form of a product for a code that nobody knows. Once the server has it, this device gets it with its next changes. */
export function useNewProduct(code: string, onCreated: () => void) {
  const { t } = useTranslation('sales-purchases')
  const device = useDevice()
  const [id] = useState(newId)
  const { form, rates } = usePricedName('')
  const { save } = useSave(
    async (input: ProductInput & { id: string }) => {
      await createOne(PRODUCTS, input)
      // A change that does not come now comes by itself: the product is there either way.
      await device.sync().catch(() => undefined)
    },
    { form, invalidates: [PRODUCTS], success: t('counter.newProduct.created'), onSaved: onCreated },
  )
  const submit = form.handleSubmit(async ({ designation, price, vatRate }) => {
    await save({
      ...{ id, code, designation: designation.trim(), barcodes: BARCODE.test(code) ? [code] : [] },
      ...{ location: null, packageQuantity: null, isFodec: false },
      ...{ categoryId: null, subcategoryId: null, brandId: null, unitId: null },
      ...{ priceBasis: 'ttc', price: price ?? 0, vatRate: Number(vatRate) },
    })
  })
  return { form, rates, submit }
}
