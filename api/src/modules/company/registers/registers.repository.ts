import type { Numbering, Register, RegisterInput } from '@comptoir/contracts'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { violatesForeignKey, violatesUnique } from '../../../platform/db/sql-errors.ts'
import { DomainError } from '../../../platform/errors.ts'

function columns(input: RegisterInput): { code: string; name: string; is_active: boolean } {
  return { code: input.code, name: input.name.trim(), is_active: input.isActive ?? true }
}

function refusal(error: unknown, input: RegisterInput): unknown {
  return violatesUnique(error, 'register_code_key') ? new DomainError('register.codeTaken', { code: input.code }, '/code') : error
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
    .select(['r.id', 'r.point_of_sale_id', 'r.code', 'r.name', 'r.numbering', 'r.epoch', 'r.is_active', 'r.version', 'n.last_number', 's.id as open_session_id'])
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

export async function insertRegister({ db, companyId, now }: TxCtx, pointOfSaleId: string, id: string, input: RegisterInput): Promise<void> {
  try {
    await db.insertInto('register').values({ company_id: companyId, id, point_of_sale_id: pointOfSaleId, created_at: now, ...columns(input) }).execute()
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Updates when the version held is still the current one; false when it is not. */
export async function updateRegister({ db, companyId }: TxCtx, id: string, input: RegisterInput, version: number | undefined): Promise<boolean> {
  try {
    const result = await db
      .updateTable('register')
      .set((eb) => ({ ...columns(input), version: eb('version', '+', 1) }))
      .where('company_id', '=', companyId)
      .where('id', '=', id)
      .$if(version !== undefined, (query) => query.where('version', '=', version ?? 0))
      .executeTakeFirst()
    return result.numUpdatedRows > 0n
  } catch (error) {
    throw refusal(error, input)
  }
}

/** Hands the numbering to a till and opens a new epoch, in which its tickets start at 1. */
export async function startEpoch({ db, companyId }: TxCtx, id: string, epoch: number): Promise<void> {
  await db
    .updateTable('register')
    .set((eb) => ({ numbering: 'till', epoch, version: eb('version', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Deletes a register that has no history. */
export async function deleteRegister({ db, companyId }: TxCtx, id: string): Promise<void> {
  try {
    await db.deleteFrom('register').where('company_id', '=', companyId).where('id', '=', id).execute()
  } catch (error) {
    throw violatesForeignKey(error) ? new DomainError('register.inUse') : error
  }
}
