import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { FALLBACK } from '@comptoir/i18n'
import { v7 as newId } from 'uuid'
import type { NewPlace } from '../../../platform/beginning.ts'
import { searchText } from '@comptoir/contracts/search-text'

/** A scale prints what its shop set it to, so what it means is off until somebody says that it is so here. */
const RULES = [
  { key: 'shopCodes', pattern: '20IIIIIIIIIIC', isActive: true },
  { key: 'weighedCodes', pattern: '21IIIIIWWWWWC', isActive: false },
  { key: 'pricedCodes', pattern: '22IIIIIPPPPPC', isActive: false },
] as const
const DECIMALS = 3

/** A company begins with codes of its own, and the layouts that scales commonly have. */
export async function beginBarcodeRules({ db, companyId, now }: NewPlace): Promise<void> {
  const rows = RULES.map(({ key, pattern, isActive }, index) => ({
    company_id: companyId,
    id: newId(),
    name: DEFAULT_NAMES[key][FALLBACK],
    name_key: key,
    position: index + 1,
    pattern,
    decimals: DECIMALS,
    is_active: isActive,
    search_text: searchText([pattern, ...Object.values(DEFAULT_NAMES[key])].join(' ')),
    created_at: now,
  }))
  await db.insertInto('barcode_rule').values(rows).execute()
}
