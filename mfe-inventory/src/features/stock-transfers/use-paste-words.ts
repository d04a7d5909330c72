import { useTranslation } from '@comptoir/platform'
import type { PasteWords } from '../../common/paste-lines.tsx'

/** What is said around pasting lines on pages of transfers. */
export function usePasteWords(): PasteWords {
  const { t } = useTranslation('inventory')
  return {
    open: t('stockTransfers.paste.open'),
    title: t('stockTransfers.paste.title'),
    text: t('stockTransfers.paste.text'),
    label: t('stockTransfers.paste.label'),
    read: t('stockTransfers.paste.read'),
    close: t('stockTransfers.paste.close'),
    done: (count) => t('stockTransfers.paste.done', { count }),
    unread: t('stockTransfers.paste.unread'),
    why: ({ row, why }) => t(`stockTransfers.paste.why.${why}`, { row }),
  }
}
