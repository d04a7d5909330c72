import { useEffect, useRef, useState } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { notify, useAddresses, useInvalidate, useNavigate, useTranslation } from '@comptoir/platform'
import type { UseFormReturn } from '@comptoir/platform/forms'
import type { ProductValues } from '../product-values.ts'
import { leaveQueue, type PhotoQueue } from './photo-queue.ts'

/**
 * Photos of a product that is new: unsaved work until it is saved, then sent before its page is left. Where one is refused
 * the product is there all the same, and its own page goes on with what is left.
 */
export function useNewPhotos(queue: PhotoQueue, { setValue }: UseFormReturn<ProductValues>, leave: () => void) {
  const { t } = useTranslation('inventory')
  const [isSending, setSending] = useState(false)
  const addresses = useAddresses(PRODUCTS)
  const navigate = useNavigate()
  const invalidate = useInvalidate()
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    const stop = queue.waiting.subscribe((waiting) => setValue('newPhotos', waiting.length, { shouldDirty: true }))
    return () => {
      isHere.current = false
      stop()
    }
  }, [queue, setValue])
  const sendTo = async (productId: string): Promise<void> => {
    if (queue.waiting.getState().length === 0) return leave()
    setSending(true)
    const isDone = await queue.send(productId)
    void invalidate([PRODUCTS])
    if (!isHere.current) return
    if (isDone) return leave()
    leaveQueue(productId, queue)
    notify.error(t('products.photos.someLeft'))
    void navigate(addresses.edit(productId), { replace: true })
  }
  return { isSending, sendTo }
}
