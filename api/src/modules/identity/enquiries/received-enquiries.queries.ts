import { ENQUIRY_LIST, type Enquiry } from '@comptoir/contracts/identity/enquiries'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { FALLBACK, isLanguage } from '@comptoir/i18n'
import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { anyOf, filterValues } from '../../../platform/http/list.ts'
import { folded } from '../../../platform/search/folded.ts'
import { isSearched, readForgivingPage } from '../../../platform/search/forgiving-page.ts'

const CAP = 100_000

/** Enquiries of the installation with the name of who handled each; `admin` sees what requests of visitors do not. */
function received(admin: Database) {
  return admin
    .selectFrom('enquiry as e')
    .leftJoin('account as a', 'a.id', 'e.handled_by')
    .select([
      'e.id',
      'e.kind',
      'e.company',
      'e.name',
      'e.email',
      'e.phone',
      'e.wanted_at',
      'e.message',
      'e.language',
      'e.created_at',
      'e.handled_at',
      'a.name as handled_by_name',
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof received>['executeTakeFirstOrThrow']>>

function toEnquiry({ wanted_at, created_at, handled_at, handled_by_name, ...row }: Row): Enquiry {
  return {
    id: row.id,
    kind: row.kind,
    company: row.company,
    name: row.name,
    email: row.email,
    phone: row.phone,
    datetime: wanted_at?.toISOString() ?? null,
    message: row.message,
    language: isLanguage(row.language) ? row.language : FALLBACK,
    createdAt: created_at.toISOString(),
    handled: handled_at === null ? null : { at: handled_at.toISOString(), by: handled_by_name ?? '' },
  }
}

/** One page of them, the latest first; found by what visitors wrote of themselves or in their message. */
export async function listReceivedEnquiries(admin: Database, query: ListQuery): Promise<PaginatedOf<Enquiry>> {
  const texts = ENQUIRY_LIST.searchFields
    .filter((field) => isSearched(query, field))
    .map((field) => folded(sql.ref(`e.${field}`)))
  const states = filterValues(query, 'state')
  const kinds = filterValues(query, 'kind')
  const found = received(admin)
    .$if(states.length === 1, (q) => q.where('e.handled_at', states[0] === 'handled' ? 'is not' : 'is', null))
    .$if(kinds.length > 0, (q) => q.where('e.kind', '=', anyOf<Enquiry['kind']>(kinds)))
  const rules = {
    orders: { createdAt: 'e.created_at', name: 'e.name' },
    byDefault: { field: 'createdAt', direction: 'desc' },
    id: 'e.id',
    cap: CAP,
  } as const
  const { rows, meta } = await readForgivingPage(admin, found, query, rules, texts)
  return { data: rows.map(toEnquiry), meta }
}

/** One of them; null when there is none of that id, or no more. */
export async function findReceivedEnquiry(admin: Database, id: string): Promise<Enquiry | null> {
  const row = await received(admin).where('e.id', '=', id).executeTakeFirst()
  return row ? toEnquiry(row) : null
}
