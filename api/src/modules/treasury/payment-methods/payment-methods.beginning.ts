import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { FALLBACK } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { searchText } from '@comptoir/contracts/search-text'

const METHODS = [
  { direction: 'client', kind: 'cash' },
  { direction: 'supplier', kind: 'transfer' },
  { direction: 'supplier', kind: 'cheque' },
  { direction: 'supplier', kind: 'draft' },
  { direction: 'supplier', kind: 'cash' },
] as const

/**
 * A company begins by taking cash, and with the usual ways to pay its suppliers, under the product's own names. Documents
 * are sealed with their words in the fallback language.
 */
export async function beginPaymentMethods({ db, companyId, now }: NewPlace): Promise<void> {
  const rows = METHODS.map(({ direction, kind }, index) => ({
    company_id: companyId,
    id: newId(),
    direction,
    kind,
    name: DEFAULT_NAMES[kind][FALLBACK],
    name_key: kind,
    position: Math.max(1, index),
    search_text: searchText(Object.values(DEFAULT_NAMES[kind]).join(' ')),
    created_at: now,
  }))
  await db.insertInto('payment_method').values(rows).execute()
}
