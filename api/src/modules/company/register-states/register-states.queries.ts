import type { RegisterCommands, RegisterState, RegisterStateList } from '@comptoir/contracts/company/register-states'
import type { TxCtx } from '../../../platform/context.ts'

/** As many registers as somebody can look over. */
const MOST_SHOWN = 500

/** The registers in use of the points of sale that the caller may enter, by shop and code. */
export async function listRegisterStates(ctx: TxCtx): Promise<RegisterStateList> {
  const rows = await states(ctx)
    .where('r.is_active', '=', true)
    .orderBy('p.name')
    .orderBy('r.code')
    .orderBy('r.id')
    .limit(MOST_SHOWN + 1)
    .execute()
  const shown = rows.slice(0, MOST_SHOWN)
  const commands = await commandsOf(
    ctx,
    shown.map(({ id }) => id),
  )
  const data = shown.map((row) => toState(row, commands))
  return { data, isPartial: rows.length > MOST_SHOWN }
}

export async function findRegisterState(ctx: TxCtx, registerId: string): Promise<RegisterState | null> {
  const row = await states(ctx).where('r.id', '=', registerId).executeTakeFirst()
  return row ? toState(row, await commandsOf(ctx, [registerId])) : null
}

export async function findPointOfSaleOf({ db, companyId }: TxCtx, registerId: string): Promise<string | null> {
  const row = await db
    .selectFrom('register')
    .select('point_of_sale_id')
    .where('company_id', '=', companyId)
    .where('id', '=', registerId)
    .executeTakeFirst()
  return row?.point_of_sale_id ?? null
}

/** When a register was last opened without showing who was there, as far as it has told; null where it never was. */
export async function findUnprovedAt({ db, companyId }: TxCtx, registerId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('register_state')
    .select('unproved_at')
    .where('company_id', '=', companyId)
    .where('register_id', '=', registerId)
    .executeTakeFirst()
  return row?.unproved_at ?? null
}

/** What a counter should do that it has not said is done; the lock as it should be, done or not: another device may ask. */
export async function findCommands(ctx: TxCtx, registerId: string): Promise<RegisterCommands> {
  const commands = await commandsOf(ctx, [registerId])
  const asked = (kind: Command['kind']): Command | undefined => commands.find((command) => command.kind === kind)
  const open = (kind: Command['kind']): Command | undefined => {
    const command = asked(kind)
    const isOver =
      !command || command.done_at !== null || (command.expires_at !== null && command.expires_at <= ctx.now)
    return isOver ? undefined : command
  }
  const [lock, message, sync] = [asked('lock'), open('message'), open('sync')]
  return {
    lock: lock ? { id: lock.id, isOn: !lock.is_lifted, reason: lock.text, by: lock.by } : null,
    message: message
      ? { id: message.id, text: message.text ?? '', by: message.by, sentAt: message.sent_at.toISOString() }
      : null,
    sync: sync ? { id: sync.id } : null,
  }
}

function states({ db, companyId }: TxCtx) {
  return db
    .selectFrom('register as r')
    .innerJoin('point_of_sale as p', (join) =>
      join.onRef('p.company_id', '=', 'r.company_id').onRef('p.id', '=', 'r.point_of_sale_id'),
    )
    .leftJoin('cash_session as s', (join) =>
      join.onRef('s.company_id', '=', 'r.company_id').onRef('s.register_id', '=', 'r.id').on('s.state', '<>', 'closed'),
    )
    .leftJoin('app_user as o', (join) =>
      join.onRef('o.company_id', '=', 's.company_id').onRef('o.id', '=', 's.opened_by'),
    )
    .leftJoin('register_state as t', (join) =>
      join.onRef('t.company_id', '=', 'r.company_id').onRef('t.register_id', '=', 'r.id'),
    )
    .leftJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 't.company_id').onRef('u.id', '=', 't.seen_by'),
    )
    .select(['r.id', 'r.name', 'r.numbering', 'r.epoch', 'r.point_of_sale_id', 'p.name as point_of_sale_name'])
    .select(['s.id as session_id', 's.opened_at', 'o.name as opened_by'])
    .select(['t.seen_at', 'u.name as seen_by', 't.page_version', 't.unsent_count', 't.oldest_unsent_at'])
    .select([
      't.clock_ahead_ms',
      't.epoch as device_epoch',
      't.printer',
      't.is_selling',
      't.is_locked',
      't.is_training',
      't.unproved_at',
    ])
    .where('r.company_id', '=', companyId)
}

async function commandsOf({ db, companyId }: TxCtx, registerIds: readonly string[]) {
  if (registerIds.length === 0) return []
  return db
    .selectFrom('register_command as c')
    .innerJoin('app_user as u', (join) =>
      join.onRef('u.company_id', '=', 'c.company_id').onRef('u.id', '=', 'c.sent_by'),
    )
    .leftJoin('app_user as d', (join) =>
      join.onRef('d.company_id', '=', 'c.company_id').onRef('d.id', '=', 'c.done_by'),
    )
    .select(['c.register_id', 'c.kind', 'c.id', 'c.text', 'c.is_lifted', 'c.sent_at', 'c.expires_at', 'c.done_at'])
    .select(['u.name as by', 'd.name as done_by'])
    .where('c.company_id', '=', companyId)
    .where('c.register_id', 'in', registerIds)
    .execute()
}

type Row = Awaited<ReturnType<ReturnType<typeof states>['executeTakeFirstOrThrow']>>
type Command = Awaited<ReturnType<typeof commandsOf>>[number]

function toState(row: Row, commands: readonly Command[]): RegisterState {
  const asked = (kind: Command['kind']): Command | undefined =>
    commands.find((command) => command.register_id === row.id && command.kind === kind)
  const [lock, message, sync] = [asked('lock'), asked('message'), asked('sync')]
  return {
    registerId: row.id,
    registerName: row.name,
    pointOfSaleId: row.point_of_sale_id,
    pointOfSaleName: row.point_of_sale_name,
    numbering: row.numbering,
    epoch: row.epoch,
    session:
      row.session_id !== null && row.opened_at !== null
        ? { id: row.session_id, openedBy: row.opened_by ?? '', openedAt: row.opened_at.toISOString() }
        : null,
    report: toReport(row),
    lock: lock ? { ...toAsked(lock), isOn: !lock.is_lifted, reason: lock.text } : null,
    message: message ? { ...toAsked(message), text: message.text ?? '' } : null,
    sync: sync ? toAsked(sync) : null,
  }
}

function toReport(row: Row): RegisterState['report'] {
  if (row.seen_at === null) return null
  return {
    seenAt: row.seen_at.toISOString(),
    seenBy: row.seen_by ?? '',
    pageVersion: row.page_version ?? '',
    unsentCount: row.unsent_count ?? 0,
    oldestUnsentAt: row.oldest_unsent_at?.toISOString() ?? null,
    clockAheadMs: row.clock_ahead_ms ?? 0,
    epoch: row.device_epoch,
    printer: row.printer,
    isSelling: row.is_selling ?? false,
    isLocked: row.is_locked ?? false,
    isTraining: row.is_training ?? false,
    unprovedAt: row.unproved_at?.toISOString() ?? null,
  }
}

function toAsked({ by, sent_at, expires_at, done_at, done_by }: Command): NonNullable<RegisterState['sync']> {
  return {
    by,
    sentAt: sent_at.toISOString(),
    expiresAt: expires_at?.toISOString() ?? null,
    doneAt: done_at?.toISOString() ?? null,
    doneBy: done_by,
  }
}
