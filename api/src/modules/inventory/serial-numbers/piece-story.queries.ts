import { namedIn } from '@comptoir/contracts/default-names'
import { type PieceMovement, type PieceStory } from '@comptoir/contracts/inventory/serial-numbers'
import { MOVEMENT_KINDS } from '@comptoir/contracts/inventory/stock-levels'
import { SALES } from '@comptoir/contracts/sales/sales'
import { mayEnter, type TxCtx } from '../../../platform/context.ts'
import { findDocumentNumbers } from '../stock-levels/index.ts'
import { fateOf } from './fate.rules.ts'
import { findLives, type LifeEvent } from './lives.queries.ts'
import { selection, toldShop } from './serial-numbers.queries.ts'

/** All that the caller may know of one piece; null for one that they may not see. */
export async function findPieceStory(ctx: TxCtx, id: string): Promise<PieceStory | null> {
  const piece = await selection(ctx).where('t.id', '=', id).executeTakeFirst()
  const events = (await findLives(ctx, [id])).get(id) ?? []
  const fate = fateOf(events)
  if (!piece || !fate) return null
  const { number, created_at: recordedAt, product_id: productId, code, designation: name } = piece
  const { state, sale } = fate
  return {
    ...{ id, number, state, pointOfSale: toldShop(ctx, fate), recordedAt: recordedAt.toISOString() },
    product: { id: productId, code, name },
    sale: sale && {
      soldAt: sale.occurredAt.toISOString(),
      warrantyMonths: sale.warranty?.months ?? null,
      warrantyUntil: sale.warranty?.until ?? null,
      ticket: await findTicket(ctx, sale),
    },
    movements: await told(ctx, events),
  }
}

type Ticket = NonNullable<PieceStory['sale']>['ticket']

/** Which ticket it was sold by, and to whom; null for who may not see either. */
async function findTicket(ctx: TxCtx, { document: { id: saleId } }: LifeEvent): Promise<Ticket> {
  const { db, companyId, permissions, language } = ctx
  if (!permissions.has(SALES.permissions.read)) return null
  const sale = await db
    .selectFrom('sale as d')
    .innerJoin('client as c', (join) =>
      join.onRef('c.company_id', '=', 'd.company_id').onRef('c.id', '=', 'd.client_id'),
    )
    .select(['d.number', 'd.point_of_sale_id', 'c.id', 'c.name', 'c.name_key'])
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', saleId)
    .executeTakeFirst()
  if (!sale || !mayEnter(ctx, sale.point_of_sale_id)) return null
  return { id: saleId, number: sale.number, client: { id: sale.id, name: namedIn(sale, language) } }
}

/** What of its life happened where the caller may enter. On its way it is nowhere, but may be lost there. */
async function told(ctx: TxCtx, events: readonly LifeEvent[]): Promise<PieceMovement[]> {
  const numbers = await findDocumentNumbers(
    ctx,
    events.map(({ document }) => document),
  )
  return events.flatMap(({ id, kind: known, isIn, place, document, by, recordedAt }) => {
    const kind = MOVEMENT_KINDS.find((each) => each === known)
    const isSeen = place.kind !== 'transit' || known === 'adjustment'
    if (!kind || !isSeen || !mayEnter(ctx, place.pointOfSale.id)) return []
    return [
      {
        ...{ id, kind, isIn, by, recordedAt: recordedAt.toISOString() },
        place: { id: place.id, name: place.name, pointOfSale: place.pointOfSale },
        document: { ...document, number: numbers.get(document.id) ?? null },
      },
    ]
  })
}
