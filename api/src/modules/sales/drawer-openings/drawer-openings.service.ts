import { REGISTERS, type DrawerOpening } from '@comptoir/contracts/company/registers'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { getRegister } from '../../company/registers/index.ts'
import { claimTold, inNameOf, insertClaim, whoStandsThere, type CounterPlace } from '../cashier-switches/index.ts'
import { insertDrawerOpening } from './drawer-openings.repository.ts'

/**
 * Posts that a drawer is opened beside sales, and why, in the name of who stands there: the session's reports count it, and the
 * audit trail tells of it.
 */
export async function recordDrawerOpening(ctx: TxCtx, place: CounterPlace, opening: DrawerOpening): Promise<void> {
  const { pointOfSaleId, registerId } = place
  await getRegister(ctx, pointOfSaleId, registerId)
  const standing = await whoStandsThere(ctx, place, opening.cashierId, REGISTERS.permissions.print)
  const theirs = inNameOf(ctx, standing)
  const { reason, note = null } = opening
  const id = await insertDrawerOpening(theirs, { pointOfSaleId, registerId, reason, note })
  await insertClaim(ctx, place, standing, { kind: 'drawerOpening', id })
  const after = { reason, ...(note?.trim() ? { note: note.trim() } : {}), ...claimTold(standing) }
  await audit(theirs, { action: 'register.drawerOpened', entity: 'register', entityId: registerId, after })
}
