import type { Unit } from '@comptoir/contracts/inventory/units'
import type { ListQuery, PaginatedOf, ShortItem } from '@comptoir/contracts/schema'
import type { TxCtx } from '../../../platform/context.ts'
import { containing, filterValues, readPage } from '../../../platform/http/list.ts'
import { searchWords } from '../../../platform/search-text.ts'
import { toUnit } from './units.repository.ts'

function selection({ db, companyId }: TxCtx) {
  return db
    .selectFrom('unit as x')
    .select(['x.id', 'x.name', 'x.is_active', 'x.version'])
    .select((eb) =>
      eb
        .selectFrom('product as p')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .where('p.company_id', '=', companyId)
        .whereRef('p.unit_id', '=', 'x.id')
        .as('product_count'),
    )
    .where('x.company_id', '=', companyId)
}

export async function findUnit(ctx: TxCtx, id: string): Promise<Unit | null> {
  const row = await selection(ctx).where('x.id', '=', id).executeTakeFirst()
  return row ? toUnit(row) : null
}

/** A selector shows no more; whoever has more searches. */
const SELECTOR_SIZE = 2000

export function listShortUnits({ db, companyId }: TxCtx): Promise<ShortItem[]> {
  return db
    .selectFrom('unit')
    .select(['id', 'name'])
    .where('company_id', '=', companyId)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .limit(SELECTOR_SIZE)
    .execute()
}

const COUNT_CAP = 100_000

export async function listUnits(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<Unit>> {
  const active = filterValues(query, 'isActive')
  const all = selection(ctx).$if(active.length === 1, (found) => found.where('x.is_active', '=', active[0] === 'true'))
  const found = searchWords(query.search?.text ?? '').reduce(
    (some, word) => some.where('x.search_text', 'like', containing(word)),
    all,
  )
  const { rows, meta } = await readPage(ctx.db, found, query, {
    orders: { name: 'x.name' },
    byDefault: { field: 'name', direction: 'asc' },
    id: 'x.id',
    cap: COUNT_CAP,
  })
  return { data: rows.map(toUnit), meta }
}
