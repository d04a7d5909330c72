import type { TxCtx } from '../../../platform/context.ts'

/** An active register as a session begins at it. */
interface FreeRegister {
  id: string
  name: string
  pointOfSaleId: string
  pointOfSale: string
  isPointOfSaleActive: boolean
  currency: string
  timeZone: string
  cashMethodId: string
}

export interface OpeningRegister extends FreeRegister {
  openedAt: Date
  /** The person whose session it is. */
  openedBy: string
  businessDate: string
}

export async function findOpeningRegister(
  { db, companyId }: TxCtx,
  registerId: string,
): Promise<FreeRegister | undefined> {
  return db
    .selectFrom('register as r')
    .innerJoin('company as c', 'c.id', 'r.company_id')
    .innerJoin('payment_method as m', (join) =>
      join.onRef('m.company_id', '=', 'r.company_id').on('m.direction', '=', 'client').on('m.kind', '=', 'cash'),
    )
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.point_of_sale_id'),
    )
    .select(['r.id', 'r.name', 'r.point_of_sale_id as pointOfSaleId', 'c.currency', 'm.id as cashMethodId'])
    .select(['p.name as pointOfSale', 'p.is_active as isPointOfSaleActive'])
    .select((eb) => eb.fn.coalesce('p.time_zone', 'c.time_zone').as('timeZone'))
    .where('r.company_id', '=', companyId)
    .where('r.id', '=', registerId)
    .where('r.is_active', '=', true)
    .executeTakeFirst()
}

/** When the session of a register ended within which a moment lies, so many milliseconds before its end at most; null where it lies in none. */
export async function findEndAround(
  { db, companyId }: TxCtx,
  registerId: string,
  moment: Date,
  mostMs: number,
): Promise<Date | null> {
  const row = await db
    .selectFrom('cash_session')
    .select('closed_at')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .where('opened_at', '<=', moment)
    .where('closed_at', '>', moment)
    .where('closed_at', '<=', new Date(moment.getTime() + mostMs))
    .orderBy('closed_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.closed_at ?? null
}

/** Who holds the register's open session, if anybody. */
export async function findHolder({ db, companyId }: TxCtx, registerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('cash_session as s')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.opened_by'),
    )
    .select('u.name')
    .where('s.company_id', '=', companyId)
    .where('s.register_id', '=', registerId)
    .where('s.state', '<>', 'closed')
    .executeTakeFirst()
  return row?.name ?? null
}

/** The name of a register that is known to be there, in use or not. */
export async function findRegisterName({ db, companyId }: TxCtx, registerId: string): Promise<string> {
  const { name } = await db
    .selectFrom('register')
    .select('name')
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .executeTakeFirstOrThrow()
  return name
}
