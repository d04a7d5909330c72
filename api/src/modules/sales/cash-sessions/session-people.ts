import type { Permission } from '@comptoir/contracts/permissions'
import type { TxCtx } from '../../../platform/context.ts'
import { listPeopleAt } from '../approvals/index.ts'

/** Whether somebody may have sessions at a point of sale today, for whoever tells of one that they opened on a device. */
export async function maySessionBeOf(ctx: TxCtx, userId: string, pointOfSaleId: string): Promise<boolean> {
  return holds(ctx, userId, pointOfSaleId, ['cashSessions.write'])
}

/** Whether somebody may close a session of `openedBy` at a point of sale today. */
export async function mayCloseOf(
  ctx: TxCtx,
  userId: string,
  { openedBy, pointOfSaleId }: { openedBy: string; pointOfSaleId: string },
): Promise<boolean> {
  const ofAnother: Permission[] = userId === openedBy ? [] : ['cashSessions.closeAnother']
  return holds(ctx, userId, pointOfSaleId, ['cashSessions.write', ...ofAnother])
}

async function holds(
  ctx: TxCtx,
  userId: string,
  pointOfSaleId: string,
  permissions: readonly Permission[],
): Promise<boolean> {
  const person = (await listPeopleAt(ctx, pointOfSaleId)).find(({ id }) => id === userId)
  return person !== undefined && permissions.every((permission) => person.mayApprove.has(permission))
}
