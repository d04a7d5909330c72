import { useState } from 'react'
import type { DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { ConfirmDialog, notify, session, tellRefusal, useInvalidate, useTranslation } from '@comptoir/platform'
import { removeDiscount, SHOWS_DISCOUNTS } from './discounts.api.ts'

export interface DiscountRemoval {
  ask: (discount: DiscountRow) => void
  /** What is asked about; kept while the dialog goes away. */
  discount: DiscountRow | null
  isOpen: boolean
  isBusy: boolean
  close: () => void
  remove: () => Promise<void>
}

/** Deleting a discount: asked first. One that is gone, or that somebody changed meanwhile, is told and the list read again. */
export function useDiscountRemoval(): DiscountRemoval {
  const { t } = useTranslation('inventory')
  const invalidate = useInvalidate()
  const [discount, setDiscount] = useState<DiscountRow | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const run = async ({ id, version, name }: DiscountRow): Promise<void> => {
    setIsBusy(true)
    try {
      await removeDiscount(id, version)
      notify.success(t('discounts.removed', { name }))
    } catch (error) {
      tellRefusal(error)
    }
    setIsBusy(false)
    void invalidate(SHOWS_DISCOUNTS)
  }
  const remove = async (): Promise<void> => {
    if (!discount) return
    if (session.getState().company) await run(discount)
    else console.error('A discount cannot be deleted without a company')
    setIsOpen(false)
  }
  return {
    ask: (one) => {
      setDiscount(one)
      setIsOpen(true)
    },
    discount,
    isOpen,
    isBusy,
    close: () => setIsOpen(false),
    remove,
  }
}

export function DiscountRemovalDialog({ removal }: { removal: DiscountRemoval }) {
  const { t } = useTranslation('inventory')
  const { discount, isOpen, isBusy, close, remove } = removal
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isDanger
      title={t('discounts.remove.title')}
      text={t('discounts.remove.text', { name: discount?.name ?? '' })}
      confirmLabel={t('discounts.remove.confirm')}
      onConfirm={() => void remove()}
      onCancel={close}
    />
  )
}
