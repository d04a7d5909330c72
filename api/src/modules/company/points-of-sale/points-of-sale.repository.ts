import { DEFAULT_NAMES, namedIn, type DefaultNameKey } from '@comptoir/contracts/default-names'
import { POINTS_OF_SALE, type PointOfSale, type PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import type { ShortItem } from '@comptoir/contracts/schema'
import type { Language } from '@comptoir/i18n'
import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { TxCtx } from '../../../platform/context.ts'
import type { PointOfSale as Row } from '../../../platform/db/tables.ts'
import { refusingTaken } from '../../../platform/resource/refusals.ts'
import { deleteRow, insertRow, updateRow } from '../../../platform/resource/statements.ts'

type PointOfSaleRow = Omit<Selectable<Row>, 'company_id' | 'created_at'> & {
  register_count: number | null
  default_client_name: string | null
  default_client_name_key: DefaultNameKey | null
}

export function toPointOfSale(row: PointOfSaleRow, paymentMethods: ShortItem[], language: Language): PointOfSale {
  const client = { name: row.default_client_name ?? '', name_key: row.default_client_name_key }
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    address: row.address,
    postalCode: row.postal_code,
    city: row.city,
    phone: row.phone,
    isActive: row.is_active,
    timeZone: row.time_zone,
    defaultClient:
      row.default_client_id === null ? null : { id: row.default_client_id, name: namedIn(client, language) },
    ticketHeader: row.ticket_header,
    ticketFooter: row.ticket_footer,
    stockPolicy: row.stock_policy,
    priceDisplay: row.price_display,
    cashStepMinor: row.cash_step_minor,
    bearsStamp: row.bears_stamp,
    cashToleranceMinor: row.cash_tolerance_minor,
    paymentMethods,
    registerCount: row.register_count ?? 0,
    version: row.version,
  }
}

function orNull(text: string | null): string | null {
  return text?.trim() || null
}

function columns(input: PointOfSaleInput) {
  return {
    code: input.code,
    name: input.name.trim(),
    address: orNull(input.address),
    postal_code: orNull(input.postalCode),
    city: orNull(input.city),
    phone: orNull(input.phone),
    ...settings(input),
  }
}

/** What a change does not name stays as it is. */
function settings({
  timeZone,
  defaultClientId,
  ticketHeader,
  ticketFooter,
  stockPolicy,
  priceDisplay,
  cashStepMinor,
  bearsStamp,
  cashToleranceMinor,
}: PointOfSaleInput) {
  return {
    ...(timeZone === undefined ? {} : { time_zone: timeZone }),
    ...(defaultClientId === undefined ? {} : { default_client_id: defaultClientId }),
    ...(ticketHeader === undefined ? {} : { ticket_header: orNull(ticketHeader) }),
    ...(ticketFooter === undefined ? {} : { ticket_footer: orNull(ticketFooter) }),
    ...(stockPolicy === undefined ? {} : { stock_policy: stockPolicy }),
    ...(priceDisplay === undefined ? {} : { price_display: priceDisplay }),
    ...(cashStepMinor === undefined ? {} : { cash_step_minor: cashStepMinor }),
    ...(bearsStamp === undefined ? {} : { bears_stamp: bearsStamp }),
    ...(cashToleranceMinor === undefined ? {} : { cash_tolerance_minor: cashToleranceMinor }),
  }
}

const TABLE = {
  table: 'point_of_sale',
  unique: { point_of_sale_code_key: { reason: 'codeTaken', property: 'code' } },
  references: {
    point_of_sale_default_client_fk: { code: 'pointOfSale.clientUnknown', property: 'defaultClientId' },
    point_of_sale_method_payment_fk: { code: 'pointOfSale.methodUnknown', property: 'paymentMethodIds' },
  },
} as const

/** What keeps a point of sale: it stays as long as there is any. */
export const pointsOfSale = {
  usage: {
    table: 'point_of_sale',
    usedBy: {
      registers: 'register.point_of_sale_id',
      sales: 'sale.point_of_sale_id',
      approvals: 'approval.point_of_sale_id',
      imports: 'product_import.point_of_sale_id',
      products: {
        by: 'stock_balance.location_id',
        through: 'stock_location.point_of_sale_id',
        distinct: 'product_id',
      },
      transfersOut: 'stock_transfer.from_point_of_sale_id',
      transfersIn: 'stock_transfer.to_point_of_sale_id',
      adjustments: 'stock_adjustment.point_of_sale_id',
      counts: 'stock_count.point_of_sale_id',
    },
    implied: [
      'approval_code.point_of_sale_id',
      'approval_code_use.point_of_sale_id',
      'brought_closing.point_of_sale_id',
      'closing_approval.point_of_sale_id',
      'closing_excess.point_of_sale_id',
      'closing_restatement.point_of_sale_id',
      'cash_movement.point_of_sale_id',
      'cash_session.point_of_sale_id',
      'client_payment.point_of_sale_id',
      'drawer_opening.point_of_sale_id',
      'held_ticket.point_of_sale_id',
      'kept_ticket.point_of_sale_id',
      'posted_adjustment.point_of_sale_id',
      'posted_count.point_of_sale_id',
      'register_command.point_of_sale_id',
      'register_state.point_of_sale_id',
      'restatement_approval.point_of_sale_id',
      'session_correction.point_of_sale_id',
      'session_device.point_of_sale_id',
      'ticket_copy.point_of_sale_id',
    ],
  },
} as const

/** Inserts a point of sale with the location that its counters sell from, and the methods chosen for it. */
export async function insertPointOfSale(ctx: TxCtx, id: string, input: PointOfSaleInput): Promise<void> {
  const { db, companyId, language, now } = ctx
  await refusing(input, () =>
    insertRow(ctx, TABLE.table, id, { created_at: now, is_active: input.isActive ?? true, ...columns(input) }),
  )
  await db
    .insertInto('stock_location')
    .values({
      company_id: companyId,
      id: newId(),
      point_of_sale_id: id,
      kind: 'shop',
      name: DEFAULT_NAMES.salesFloor[language],
      name_key: 'salesFloor',
      created_at: now,
    })
    .execute()
  await refusing(input, () => insertMethods(ctx, id, input.paymentMethodIds ?? []))
}

/** Updates when the version held is still the current one; false when it is not. */
export function updatePointOfSale(
  ctx: TxCtx,
  id: string,
  input: PointOfSaleInput,
  version: number | undefined,
): Promise<boolean> {
  const active = input.isActive === undefined ? {} : { is_active: input.isActive }
  return refusing(input, async () => {
    if (!(await updateRow(ctx, TABLE.table, { id, version }, { ...columns(input), ...active }))) return false
    if (input.paymentMethodIds !== undefined) await replaceMethods(ctx, id, input.paymentMethodIds ?? [])
    return true
  })
}

/** Forms show active methods alone: an inactive one that was chosen stays so, unless all are to be taken. */
async function replaceMethods(ctx: TxCtx, id: string, methodIds: readonly string[]): Promise<void> {
  const { db, companyId } = ctx
  const active = db
    .selectFrom('payment_method as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.is_active', '=', true)
  await db
    .deleteFrom('point_of_sale_method as t')
    .where('t.company_id', '=', companyId)
    .where('t.point_of_sale_id', '=', id)
    .$if(methodIds.length > 0, (chosen) => chosen.where('t.payment_method_id', 'in', active))
    .execute()
  await insertMethods(ctx, id, methodIds)
}

async function insertMethods({ db, companyId }: TxCtx, id: string, methodIds: readonly string[]): Promise<void> {
  if (methodIds.length === 0) return
  await db
    .insertInto('point_of_sale_method')
    .values(methodIds.map((methodId) => ({ company_id: companyId, point_of_sale_id: id, payment_method_id: methodId })))
    .execute()
}

/** Deletes when the version held is still the current one, with its locations. */
export function deletePointOfSale(ctx: TxCtx, id: string, version: number | undefined): Promise<boolean> {
  return deleteRow(ctx, TABLE.table, { id, version })
}

function refusing<T>(input: PointOfSaleInput, write: () => Promise<T>): Promise<T> {
  return refusingTaken(POINTS_OF_SALE, TABLE, input, write)
}
