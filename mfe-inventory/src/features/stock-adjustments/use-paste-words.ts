import { useTranslation } from '@comptoir/platform'
import type { PasteWords } from '../../common/paste-lines.tsx'

/** What is said around pasting lines on the page of an adjustment. */
export function usePasteWords(): PasteWords {
  const { t } = useTranslation('inventory')
  return {
    open: t('stockAdjustments.paste.open'),
    title: t('stockAdjustments.paste.title'),
    text: t('stockAdjustments.paste.text'),
    label: t('stockAdjustments.paste.label'),
    read: t('stockAdjustments.paste.read'),
    close: t('stockAdjustments.paste.close'),
    done: (count) => t('stockAdjustments.paste.done', { count }),
    unread: t('stockAdjustments.paste.unread'),
    why: ({ row, why }) => t(`stockAdjustments.paste.why.${why}`, { row }),
  }
}
