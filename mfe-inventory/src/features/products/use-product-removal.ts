import { useState } from 'react'
import type { Product } from '@comptoir/contracts'
import { isProblem, notify, tellRefusal, useInvalidate, useMutation, useSave, useTranslation } from '@comptoir/platform'
import { inputOf, valuesOf } from './product-values.ts'
import { removeProduct, updateProduct } from './products.api.ts'

/** Deleting a product: asked first; one that has a history is refused by the API, which is told, and can be made inactive instead. */
export function useProductRemoval() {
  const { t } = useTranslation('inventory')
  const invalidate = useInvalidate()
  const [product, setProduct] = useState<Product | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const close = (): void => setIsOpen(false)
  const removal = useMutation({
    mutationFn: ({ id }: Product) => removeProduct(id),
    onSuccess: (_, { designation }) => {
      notify.success(t('products.removed', { name: designation }))
      void invalidate(['products'])
      close()
    },
    onError: (error) => {
      if (isProblem(error, 'product.inUse')) return setRefusal(error.message)
      tellRefusal(error)
      close()
    },
  })
  const deactivation = useSave((one: Product) => updateProduct(one.id, { ...inputOf(valuesOf(one)), isActive: false }, one.version), {
    invalidates: ['products'],
    success: ({ designation }) => t('products.deactivated', { name: designation }),
    onSaved: close,
  })
  return {
    ask: (one: Product) => {
      setProduct(one)
      setRefusal(null)
      setIsOpen(true)
    },
    product,
    isOpen,
    refusal,
    close,
    isBusy: removal.isPending || deactivation.isSaving,
    remove: () => product && removal.mutate(product),
    deactivate: () => product && void deactivation.save(product),
  }
}
