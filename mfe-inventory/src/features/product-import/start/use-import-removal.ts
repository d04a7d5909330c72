import { useState } from 'react'
import { PRODUCT_IMPORT, type ProductImport } from '@comptoir/contracts/inventory/product-import'
import { notify, tellRefusal, useInvalidate, useTranslation } from '@comptoir/platform'
import { removeImport } from '../product-import.api.ts'

/** Removing an import: asks first. Any refusal is shown, and the list is read again. */
export function useImportRemoval() {
  const { t } = useTranslation('inventory')
  const invalidate = useInvalidate()
  const [item, setItem] = useState<ProductImport | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const remove = async ({ id, fileName }: ProductImport): Promise<void> => {
    setIsBusy(true)
    try {
      await removeImport(id)
      notify.success(t('productImport.removed', { name: fileName }))
    } catch (error) {
      tellRefusal(error)
    } finally {
      setIsBusy(false)
      setIsOpen(false)
    }
    void invalidate([PRODUCT_IMPORT])
  }
  return {
    item,
    isOpen,
    isBusy,
    ask: (record: ProductImport) => {
      setItem(record)
      setIsOpen(true)
    },
    close: () => setIsOpen(false),
    remove: () => {
      if (item) void remove(item)
    },
  }
}
