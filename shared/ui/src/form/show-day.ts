import { formatDate } from '@comptoir/i18n'

/** As every language of the product writes it: `06/12/2026`. */
export function showDay(iso: string): string {
  return iso === '' ? '' : formatDate(iso, 'fr')
}
