import { REGISTERS, type Register, type RegisterInput } from '@comptoir/contracts/company/registers'
import { sql } from 'kysely'
import type { TxCtx } from '../../../platform/context.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, lockRow, updateRow } from '../../../platform/resource/statements.ts'

/** What is left out is left as it is. */
function columns({ code, name, ...input }: RegisterInput) {
  const values = {
    code,
    name: name.trim(),
    price_display: input.priceDisplay,
    printer: input.printer,
    printer_address: input.printerAddress?.trim() === '' ? null : input.printerAddress?.trim(),
    paper_width_mm: input.paperWidthMm,
    prints_at_once: input.printsAtOnce,
    opens_drawer: input.opensDrawer,
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

const TABLE = { table: 'register', unique: { register_code_key: { reason: 'codeTaken', property: 'code' } } } as const

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
      'r.price_display',
      'r.printer',
      'r.printer_address',
      'r.paper_width_mm',
      'r.prints_at_once',
      'r.opens_drawer',
      'r.version',
      'n.last_number',
      's.id as open_session_id',
    ])
    .select((eb) =>
      eb
        .selectFrom('cash_session_closing as z')
        .innerJoin('cash_session as closed', (join) =>
          join.onRef('closed.company_id', '=', 'z.company_id').onRef('closed.id', '=', 'z.cash_session_id'),
        )
        .select('closed.kept_float_minor')
        .where('z.company_id', '=', companyId)
        .whereRef('z.register_id', '=', 'r.id')
        .orderBy('z.z_number', 'desc')
        .limit(1)
        .as('kept_float_minor'),
    )
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
    numbering: row.numbering,
    epoch: row.epoch,
    lastNumber: row.last_number ?? 0,
    isActive: row.is_active,
    priceDisplay: row.price_display,
    printer: row.printer,
    printerAddress: row.printer_address,
    paperWidthMm: row.paper_width_mm,
    printsAtOnce: row.prints_at_once,
    opensDrawer: row.opens_drawer,
    openSessionId: row.open_session_id,
    keptFloatMinor: row.kept_float_minor,
    version: row.version,
  }
}

/** 2 before 10. */
const AS_COUNTED = new Intl.Collator('en', { numeric: true })

export async function listRegistersOf(ctx: TxCtx, pointOfSaleId: string): Promise<Register[]> {
  const rows = await selection(ctx, pointOfSaleId).execute()
  return rows.map(toRegister).toSorted((one, other) => AS_COUNTED.compare(one.code, other.code))
}

export async function findRegister(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<Register | null> {
  const row = await selection(ctx, pointOfSaleId).where('r.id', '=', id).executeTakeFirst()
  return row ? toRegister(row) : null
}

export function insertRegister(ctx: TxCtx, pointOfSaleId: string, id: string, input: RegisterInput): Promise<void> {
  const made = { point_of_sale_id: pointOfSaleId, created_at: ctx.now, is_active: input.isActive ?? true }
  return refusingTaken(REGISTERS, TABLE, input, () => insertRow(ctx, TABLE.table, id, { ...columns(input), ...made }))
}

/** Updates when the version held is still the current one; false when it is not. */
export function updateRegister(
  ctx: TxCtx,
  id: string,
  input: RegisterInput,
  version: number | undefined,
): Promise<boolean> {
  const active = input.isActive === undefined ? {} : { is_active: input.isActive }
  return refusingTaken(REGISTERS, TABLE, input, () =>
    updateRow(ctx, TABLE.table, { id, version }, { ...columns(input), ...active }),
  )
}

/** Holds the register until the transaction ends, so that two enrolments cannot open the same epoch, and the server gives no number. */
export async function lockRegister(ctx: TxCtx, id: string): Promise<void> {
  await lockRow(ctx, TABLE.table, id)
}

/** Hands the numbering to the device enrolled at a register and opens a new epoch, in which its tickets start at 1. */
export async function startEpoch({ db, companyId }: TxCtx, id: string, epoch: number): Promise<void> {
  await db
    .updateTable('register')
    .set((eb) => ({
      numbering: 'register',
      epoch,
      first_own_epoch: eb.fn.coalesce('first_own_epoch', eb.val(epoch)),
      version: eb('version', '+', 1),
    }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .execute()
}

/** Name of the person who opened a cash session. */
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

/** What keeps a register: it stays as long as there is any. */
export const registers = {
  usage: {
    table: 'register',
    usedBy: { sessions: 'cash_session.register_id', sales: 'sale.register_id', keptTickets: 'kept_ticket.register_id' },
    implied: [
      'approval_code.register_id',
      'cash_movement.register_id',
      'cash_session_closing.register_id',
      'client_payment.register_id',
      'drawer_opening.register_id',
      'held_ticket.register_id',
      'held_ticket.ended_register_id',
      'held_ticket.resumed_again_register_id',
      'register_key.register_id',
      'sales_return.register_id',
      'ticket_copy.register_id',
    ],
  },
} as const

/** Deletes a register, whatever its version. */
export async function deleteRegister(ctx: TxCtx, id: string): Promise<void> {
  await deleteRow(ctx, TABLE.table, { id, version: undefined })
}
