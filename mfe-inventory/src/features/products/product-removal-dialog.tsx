import { ConfirmDialog, useTranslation } from '@comptoir/platform'
import type { useProductRemoval } from './use-product-removal.ts'

/** Asks before deleting; for a product with a history it says so in the API's words and offers what is possible. */
export function ProductRemovalDialog({ removal }: { removal: ReturnType<typeof useProductRemoval> }) {
  const { t } = useTranslation('inventory')
  const { product, isOpen, refusal, isBusy, close, remove, deactivate } = removal
  const name = product?.designation ?? ''
  const common = { isOpen, isBusy, onCancel: close }
  if (refusal === null) {
    return (
      <ConfirmDialog
        {...common}
        isDanger
        title={t('products.remove.title', { name })}
        text={t('products.remove.text')}
        confirmLabel={t('products.remove.confirm')}
        onConfirm={remove}
      />
    )
  }
  const title = t('products.remove.inUseTitle', { name })
  if (product?.isActive === true) {
    return <ConfirmDialog {...common} title={title} text={refusal} confirmLabel={t('common.deactivate')} onConfirm={deactivate} />
  }
  return <ConfirmDialog {...common} title={title} text={refusal} confirmLabel={t('common.close')} onConfirm={close} />
}
