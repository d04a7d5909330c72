import { DISCOUNTS, type DiscountRow } from '@comptoir/contracts/inventory/discounts'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { ConfirmDialog, session, useRemoval, useTranslation, type Removal } from '@comptoir/platform'

export function useDiscountRemoval(): Removal<DiscountRow> {
  const { t } = useTranslation('inventory')
  const removal = useRemoval(DISCOUNTS, {
    // Products show the discount that runs on them.
    alsoShownBy: [PRODUCTS],
    removed: ({ name }) => t('discounts.removed', { name }),
  })
  const remove = (): void => {
    if (session.getState().company) return removal.remove()
    console.error('A discount cannot be deleted without a company')
    removal.close()
  }
  return { ...removal, remove }
}

export function DiscountRemovalDialog({ removal }: { removal: Removal<DiscountRow> }) {
  const { t } = useTranslation('inventory')
  const { item, isOpen, isBusy, close, remove } = removal
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isBusy={isBusy}
      isDanger
      title={t('discounts.remove.title')}
      text={t('discounts.remove.text', { name: item?.name ?? '' })}
      confirmLabel={t('discounts.remove.confirm')}
      onConfirm={remove}
      onCancel={close}
    />
  )
}
