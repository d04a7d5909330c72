import { useFormat, useStore, useTranslation, VisuallyHidden } from '@comptoir/platform'
import { useProductEntry } from '../products/product-entry.ts'

/** What a scan has done, for somebody who does not see the cart. */
export function Announcement() {
  const { t } = useTranslation('sales-purchases')
  const format = useFormat()
  const added = useStore(useProductEntry().progress, (progress) => progress.added)
  return (
    <VisuallyHidden role="status">
      {added
        ? t('counter.announcement.added', { name: added.name, quantity: format.quantity(added.quantityMilli) })
        : null}
    </VisuallyHidden>
  )
}
