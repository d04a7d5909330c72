import type { Numbering, Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'

function columns(input: RegisterInput): { code: string; name: string } {
  return { code: input.code, name: input.name.trim() }
}

function refusal(error: unknown, input: RegisterInput): unknown {
  if (violatesUnique(error, 'register_code_key'))
    return new DomainError('register.codeTaken', { code: input.code }, '/code')
  if (violatesUnique(error, 'register_pk')) return new DomainError('request.keyReused')
  return error
}

function selection({ db, companyId }: TxCtx, pointOfSaleId: string) {
  return db
    .selectFrom('register as r')
    .leftJoin('number_series as n', (join) =>
      join
        .onRef('n.company_id', '=', 'r.company_id')
        .onRef('n.scope_id', '=', 'r.id')
        .on('n.kind', '=', 'ticket')
        .on('n.period', '=', sql<string>`'E' || r.epoch`),
    )
    .leftJoin('cash_session as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.register_id', '=', 'r.id').on('s.state', '<>', 'closed'),
    )
    .select([
      'r.id',
      'r.point_of_sale_id',
      'r.code',
      'r.name',
      'r.numbering',
      'r.epoch',
      'r.is_active',
      'r.version',
      'n.last_number',
      's.id as open_session_id',
    ])
    .where('r.company_id', '=', companyId)
    .where('r.point_of_sale_id', '=', pointOfSaleId)
}

type Row = Awaited<ReturnType<ReturnType<typeof selection>['executeTakeFirstOrThrow']>>

function toRegister(row: Row): Register {
  return {
    id: row.id,
    pointOfSaleId: row.point_of_sale_id,
    code: row.code,
    name: row.name,
    numbering: row.numbering as Numbering,
    epoch: row.epoch,
    lastNumber: row.last_number ?? 0,
    isActive: row.is_active,
    openSessionId: row.open_session_id,
    version: row.version,
  }
}

export async function listRegistersOf(ctx: TxCtx, pointOfSaleId: string): Promise<Register[]> {
  const rows = await selection(ctx, pointOfSaleId).orderBy('r.code').execute()
  return rows.map(toRegister)
}

export async function findRegister(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<Register | null> {
  const row = await selection(ctx, pointOfSaleId).where('r.id', '=', id).executeTakeFirst()
  return row ? toRegister(row) : null
}

export async function insertRegister(
  { db, companyId, now }: TxCtx,
  pointOfSaleId: string,
  id: string,
  input: RegisterInput,
): Promise<void> {
  try {
    await db
      .insertInto('register')
      .values({
        company_id: companyId,
        id,
        point_of_sale_id: pointOfSaleId,
        created_at: now,
        is_active: input.isActive ?? true,
        ...columns(input),
      })
      .execute()
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updateRegister(
  { db, companyId }: TxCtx,
  id: string,
  input: RegisterInput,
  version: number | undefined,
): Promise<boolean> {
  try {
    const result = await db
      .updateTable('register')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .$if(input.isActive !== undefined, (query) => query.set({ is_active: input.isActive ?? true }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Holds the register until the transaction ends, so that two enrolments cannot open the same epoch. */
export async function lockRegister({ db, companyId }: TxCtx, id: string): Promise<void> {
  await db
    .selectFrom('register')
    .select('id')
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .execute()
}

/** Hands the numbering to the device enrolled at a register and opens a new epoch, in which its tickets start at 1. */
export async function startEpoch({ db, companyId }: TxCtx, id: string, epoch: number): Promise<void> {
  await db
    .updateTable('register')
    .set((eb) => ({ numbering: 'register', epoch, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Name of whoever opened a cash session. */
export async function findOpener({ db, companyId }: TxCtx, sessionId: string): Promise<string> {
  const row = await db
    .selectFrom('cash_session as s')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 's.company_id').onRef('u.id', '=', 's.opened_by'),
    )
    .select('u.name')
    .where('s.company_id', '=', companyId)
    .where('s.id', '=', sessionId)
    .executeTakeFirst()
  return row?.name ?? ''
}

/** How much history a register has: it stays as long as there is any. */
async function countHistory({ db, companyId }: TxCtx, id: string): Promise<{ sessions: number; sales: number }> {
  const sessions = await db
    .selectFrom('cash_session')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('register_id', '=', id)
    .executeTakeFirstOrThrow()
  const sales = await db
    .selectFrom('sale')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('company_id', '=', companyId)
    .where('register_id', '=', id)
    .executeTakeFirstOrThrow()
  return { sessions: sessions.count, sales: sales.count }
}

/** Deletes a register that has no history. */
export async function deleteRegister(ctx: TxCtx, id: string): Promise<void> {
  const history = await countHistory(ctx, id)
  if (history.sessions + history.sales > 0) throw new DomainError('register.inUse', history)
  try {
    await ctx.db.deleteFrom('register').where('company_id', '=', ctx.companyId).where('id', '=', id).execute()
  } catch (error) {
    // A session was opened between the count and the deletion.
    throw violatesForeignKey(error) ? new DomainError('register.inUse', { sessions: 1, sales: 0 }) : error
  }
}
