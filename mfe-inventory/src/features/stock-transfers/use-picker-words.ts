import { useTranslation } from '@comptoir/platform'
import type { PickerWords } from '../../common/product-picker.tsx'

/** What the picker of products says on pages of transfers. */
export function usePickerWords(label: string): PickerWords {
  const { t } = useTranslation('inventory')
  return {
    label,
    hint: t('stockTransfers.form.findHint'),
    nothing: (text) => t('stockTransfers.form.nothing', { text }),
    lost: (text) => t('stockTransfers.form.lost', { text }),
    found: (count) => t('stockTransfers.form.found', { count }),
  }
}
