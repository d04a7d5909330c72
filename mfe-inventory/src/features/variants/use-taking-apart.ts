import { useState } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import type { Variant, VariantGroup } from '@comptoir/contracts/inventory/variants'
import { useAddresses, useNavigate, useSave, useTranslation } from '@comptoir/platform'
import { dissolve, SHOWN_BY, takeOut } from './variants.api.ts'

/** Taking one product out of its group, or all of them, each after a question. */
export function useTakingApart(group: VariantGroup, onTaken: () => void) {
  const { t } = useTranslation('inventory')
  const navigate = useNavigate()
  const { list } = useAddresses(PRODUCTS)
  /** What is asked about: one variant, or `all`. */
  const [asked, setAsked] = useState<Variant | 'all' | null>(null)
  const close = (): void => setAsked(null)
  const leave = (): void => void navigate(list())
  const taking = useSave(({ product }: Variant) => takeOut(group.id, product.id), {
    invalidates: SHOWN_BY,
    success: (_, { product }) => t('variants.takeOut.done', { name: product.designation }),
    onSaved: () => {
      close()
      if (group.variants.length > 1) onTaken()
      else leave()
    },
  })
  const dissolving = useSave(() => dissolve(group.id), {
    invalidates: SHOWN_BY,
    success: () => t('variants.dissolve.done', { name: group.designation }),
    onSaved: () => {
      close()
      leave()
    },
  })
  return {
    asked,
    ask: setAsked,
    close,
    confirm: () => void (asked === 'all' ? dissolving.save(undefined) : asked && taking.save(asked)),
    isBusy: taking.isSaving || dissolving.isSaving,
  }
}
