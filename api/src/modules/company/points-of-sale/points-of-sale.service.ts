import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts'
import { v7 as newId } from 'uuid'
import { audit, lastChange } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { findPointOfSale } from './points-of-sale.queries.ts'
import { deletePointOfSale, insertPointOfSale, updatePointOfSale } from './points-of-sale.repository.ts'

/** Refuses a point of sale that is none of the company's, or not one that the user may enter: both are unknown. */
export async function getPointOfSale(ctx: TxCtx, id: string): Promise<PointOfSale> {
  const found = await findPointOfSale(ctx, id)
  if (!found) throw new DomainError('pointOfSale.notFound')
  return found
}

export async function createPointOfSale(ctx: TxCtx, input: PointOfSaleInput): Promise<PointOfSale> {
  const id = input.id ?? newId()
  await insertPointOfSale(ctx, id, input)
  const created = await getPointOfSale({ ...ctx, pointOfSaleIds: null }, id)
  await audit(ctx, { action: 'pointOfSale.created', entity: 'pointOfSale', entityId: id, after: created })
  return created
}

export async function changePointOfSale(ctx: TxCtx, id: string, input: PointOfSaleInput, version?: number): Promise<PointOfSale> {
  const before = await getPointOfSale(ctx, id)
  if (!(await updatePointOfSale(ctx, id, input, version))) {
    throw new DomainError('request.versionStale', await lastChange(ctx, 'pointOfSale', id))
  }
  const after = await getPointOfSale(ctx, id)
  await audit(ctx, { action: 'pointOfSale.updated', entity: 'pointOfSale', entityId: id, before, after })
  return after
}

export async function removePointOfSale(ctx: TxCtx, id: string): Promise<void> {
  const before = await getPointOfSale(ctx, id)
  await deletePointOfSale(ctx, id)
  await audit(ctx, { action: 'pointOfSale.removed', entity: 'pointOfSale', entityId: id, before })
}
