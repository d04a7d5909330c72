import { DEFAULT_NAMES } from '@comptoir/contracts/default-names'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { FALLBACK } from '@comptoir/i18n'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { learnWords } from '../../../platform/search/known-words.ts'
import type { SearchedTable } from '../../../platform/search/searched-table.ts'
import { searchText } from '../../../platform/search/search-text.ts'

/** Clients are known by their names. */
export const CLIENT_SEARCH = { entity: 'client', name: 'name' } as const satisfies SearchedTable

/** The walk-in client stays and stays active; a client with sales stays, and can be made inactive. */
export const clients = tableResource(CLIENTS, {
  table: 'client',
  columns: {
    kind: 'kind',
    code: 'code',
    name: 'name',
    phone: 'phone',
    email: 'email',
    taxId: 'tax_id',
    address: 'address',
    postalCode: 'postal_code',
    city: 'city',
  },
  shown: { isDefault: 'is_default' },
  unique: { client_code_key: { reason: 'codeTaken', property: 'code' } },
  usedBy: { sales: 'sale.client_id', returns: 'sales_return.client_id' },
  search: CLIENT_SEARCH,
  // The number also without its spaces: people type it both ways.
  searched: ({ code, name, phone, email, taxId }) => [code, name, phone, phone?.replaceAll(/\D/g, ''), email, taxId],
  defaultNames: ['walkIn'],
  filters: { kind: 'kind' },
  beforeChange: (_ctx, { isDefault }, { isActive }) => {
    if (isDefault && isActive === false) throw new DomainError('client.isDefault', {}, '/isActive')
  },
  beforeRemove: (_ctx, { isDefault }) => {
    if (isDefault) throw new DomainError('client.isDefault')
  },
})

export async function insertWalkInClient(
  { db, companyId, now }: Pick<TxCtx, 'db' | 'companyId' | 'now'>,
  { id, code }: { id: string; code: string },
): Promise<void> {
  const { [FALLBACK]: name, ...others } = DEFAULT_NAMES.walkIn
  const search_text = searchText([code, name, ...Object.values(others)].join(' '))
  await db
    .insertInto('client')
    .values({
      company_id: companyId,
      id,
      kind: 'person',
      code,
      name,
      name_key: 'walkIn',
      is_default: true,
      search_text,
      created_at: now,
    })
    .execute()
  await learnWords({ db, companyId }, 'client', search_text)
}
