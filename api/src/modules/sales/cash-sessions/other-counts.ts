import { CASH_SESSIONS, type BroughtClosingInput } from '@comptoir/contracts/sales/cash-sessions'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listAdministrators } from '../../company/supervision/index.ts'
import { notify } from '../../identity/index.ts'
import { findPersonName } from '../approvals/index.ts'
import { insertBroughtClosing, readCounted } from './brought-closings.repository.ts'
import { isKnownClosing, type KnownClosing } from './brought-closings.rules.ts'
import type { SessionRow } from './cash-sessions.repository.ts'
import { findRegisterName } from './opening-register.queries.ts'
import { listClientMethods } from './tenders.queries.ts'

/** How a session was closed of which a device tells. */
export async function readKnownClosing(
  ctx: TxCtx,
  session: SessionRow,
  { counts }: BroughtClosingInput,
): Promise<KnownClosing> {
  const ids = counts.map(({ paymentMethodId }) => paymentMethodId)
  const methods = ids.length === 0 ? [] : await listClientMethods(ctx, ids)
  const isMethod = (id: string): boolean => methods.some((method) => method.id === id)
  return { session, ...(await readCounted(ctx, session.id)), isMethod }
}

/**
 * Keeps another count of a session beside the closing that there is, and tells the company's administrators; nothing where it
 * is the same count, or was told before.
 */
export async function keepOtherCount(
  ctx: TxCtx,
  session: SessionRow,
  known: KnownClosing,
  input: BroughtClosingInput,
): Promise<void> {
  if (isKnownClosing(known, input)) return
  const name = input.closedById === undefined ? null : await findPersonName(ctx, input.closedById)
  const countedBy = name === null ? null : (input.closedById ?? null)
  if (!(await insertBroughtClosing(ctx, session, { ...input, isOfZ: false, countedBy }))) return
  await audit(ctx, {
    ...{ action: 'cashSession.countedAgain', entity: CASH_SESSIONS.entity, entityId: session.id },
    after: { closedAt: input.closedAt, closedBy: name, keptFloatMinor: input.keptFloatMinor },
  })
  await tellAdministrators(ctx, session)
}

async function tellAdministrators(ctx: TxCtx, session: SessionRow): Promise<void> {
  const params = { name: ctx.userName, register: await findRegisterName(ctx, session.register_id) }
  const place = {
    layout: 'pointOfSale',
    path: `cashSessions/${session.id}`,
    pointOfSaleId: session.point_of_sale_id,
  } as const
  for (const { userId } of await listAdministrators(ctx.db, ctx.companyId))
    await notify(ctx, { kind: 'countedAgain', params, place, userId })
}
