import { EXPIRY_TERMS, type LotTerms, type StockLot } from '@comptoir/contracts/inventory/stock-lots'
import { PRODUCT_COUNT_CAP } from '@comptoir/contracts/inventory/products'
import type { ListQuery, PaginatedOf } from '@comptoir/contracts/schema'
import { averageCostMicro, stockValueMinor } from '@comptoir/money'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { anyId, readPage } from '../../../platform/http/list.ts'
import { mainPhotoAddress, mainPhotoKey } from '../product-photos/index.ts'
import { levelReader, toldPlace } from '../stock-levels/index.ts'
import { askedPlaces, lotsThere, type LotRow } from './lots-there.queries.ts'

const RULES = {
  orders: { expiresOn: 'r.expires_on', designation: 'r.designation', onHand: 'r.on_hand_milli' },
  byDefault: { field: 'expiresOn', direction: 'asc' },
  nullable: ['expiresOn'],
  id: 'r.id',
  cap: PRODUCT_COUNT_CAP,
} as const

/** A page of what the caller's places have of lots, those that expire first at the top. */
export async function listStockLots(ctx: TxCtx, query: ListQuery): Promise<PaginatedOf<StockLot>> {
  const places = await askedPlaces(ctx, query)
  const there = await lotsThere(ctx, query, places)
  const { rows, meta } = await readPage(ctx.db, ctx.db.selectFrom(there.as('r')).selectAll('r'), query, RULES)
  const products = await findNamed(ctx, new Set(rows.map((row) => row.product_id)))
  const reader = await levelReader(ctx)
  const data = rows.flatMap((row) => {
    const place = places.find(({ id }) => id === row.location_id)
    const product = products.get(row.product_id)
    if (!place || !product) return []
    const cost = reader.maySeeValue ? costOf(row) : null
    return [
      {
        ...{ id: row.id, lotId: row.lot_id, number: row.number, expiresOn: row.expires_on },
        ...{ productId: row.product_id, ...product, place: toldPlace(place), onHandMilli: row.on_hand_milli },
        averageCostMicro: cost,
        valueMinor: cost === null ? null : stockValueMinor(BigInt(row.on_hand_milli) * BigInt(cost), reader.currency),
      },
    ]
  })
  return { data, meta }
}

/** A lot costs what its product does there on average; where nothing is there to tell, what the product says. */
function costOf({ there_milli: milli, there_nano: nano, cost_micro: costMicro }: LotRow): number | null {
  return (averageCostMicro(milli ?? 0, BigInt(nano ?? 0)) ?? costMicro) || null
}

async function findNamed({ db, companyId }: TxCtx, ids: Iterable<string>) {
  const rows = await db
    .selectFrom('product as p')
    .leftJoin('unit as u', (join) => join.onRef('u.company_id', '=', 'p.company_id').onRef('u.id', '=', 'p.unit_id'))
    .select(['p.id', 'p.code', 'p.designation', 'p.designation_en', 'p.designation_ar', 'u.name as unit'])
    .select(mainPhotoKey(companyId).as('photo_key'))
    .where('p.company_id', '=', companyId)
    .where('p.id', '=', anyId(ids))
    .execute()
  return new Map(
    rows.map(({ id, code, designation, unit, ...row }) => [
      id,
      {
        ...{ code, designation, unit, designationEn: row.designation_en, designationAr: row.designation_ar },
        photo: mainPhotoAddress(companyId, row.photo_key),
      },
    ]),
  )
}

interface TermRow {
  lot_count: number
  value_nano: string
}

const COST = sql`(case when r.there_milli > 0 then greatest(r.there_nano, 0) / r.there_milli else r.cost_micro end)`

/** What expires by each term, of what the list finds without one. */
export async function countTerms(ctx: TxCtx, query: ListQuery): Promise<LotTerms> {
  const places = await askedPlaces(ctx, query)
  const { currency, maySeeValue } = await levelReader(ctx)
  const terms: LotTerms['terms'] = []
  for (const term of EXPIRY_TERMS) {
    const due = await lotsThere(ctx, { ...query, filter: { ...query.filter, term } }, places)
    const { rows } = await sql<TermRow>`
      select count(*)::int as lot_count, coalesce(trunc(sum(r.on_hand_milli * ${COST})), 0)::text as value_nano
      from ${due} r`.execute(ctx.db)
    const [total] = rows
    const valueMinor = maySeeValue ? stockValueMinor(BigInt(total?.value_nano ?? 0), currency) : null
    terms.push({ term, lotCount: total?.lot_count ?? 0, valueMinor })
  }
  return { terms }
}
