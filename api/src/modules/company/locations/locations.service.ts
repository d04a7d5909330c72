import { LOCATIONS, type StockLocation, type StockLocationInput } from '@comptoir/contracts/company/locations'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { staleRefusal } from '../../../platform/resource/cases.ts'
import { refuseUsed } from '../../../platform/resource/in-use.ts'
import { getPointOfSale } from '../points-of-sale/index.ts'
import {
  countOpenTransfers,
  countStocked,
  deleteLocation,
  findLocation,
  insertLocation,
  isShopCalled,
  listLocationsOf,
  locations,
  updateLocation,
} from './locations.repository.ts'

export async function listLocations(ctx: TxCtx, pointOfSaleId: string): Promise<StockLocation[]> {
  await getPointOfSale(ctx, pointOfSaleId)
  return listLocationsOf(ctx, pointOfSaleId)
}

export async function getLocation(ctx: TxCtx, pointOfSaleId: string, id: string): Promise<StockLocation> {
  await getPointOfSale(ctx, pointOfSaleId)
  const found = await findLocation(ctx, pointOfSaleId, id)
  if (!found) throw new DomainError('location.notFound')
  return found
}

export async function createLocation(
  ctx: TxCtx,
  pointOfSaleId: string,
  input: StockLocationInput,
): Promise<StockLocation> {
  await getPointOfSale(ctx, pointOfSaleId)
  refuseSecondShop(input)
  await refuseNameOfShop(ctx, pointOfSaleId, input)
  const id = input.id ?? newId()
  await insertLocation(ctx, pointOfSaleId, id, input)
  const created = await getLocation(ctx, pointOfSaleId, id)
  await audit(ctx, { action: 'location.created', entity: 'location', entityId: id, after: created })
  return created
}

async function refuseNameOfShop(ctx: TxCtx, pointOfSaleId: string, { name }: StockLocationInput): Promise<void> {
  if (await isShopCalled(ctx, pointOfSaleId, name))
    throw new DomainError('location.nameTaken', { name: name.trim() }, '/name')
}

/** Stock on hand changes by movements alone, never because a location is called otherwise. */
async function refuseStocked(ctx: TxCtx, id: string): Promise<void> {
  const products = await countStocked(ctx, id)
  if (products > 0) throw new DomainError('location.kindStays', { products }, '/kind')
}

function refuseSecondShop({ kind }: StockLocationInput): void {
  if (kind === 'shop') throw new DomainError('location.oneShop', {}, '/kind')
}

export async function changeLocation(
  ctx: TxCtx,
  pointOfSaleId: string,
  id: string,
  input: StockLocationInput,
  version?: number,
): Promise<StockLocation> {
  const before = await getLocation(ctx, pointOfSaleId, id)
  if (before.kind === 'shop') refuseOtherThanShop(input)
  else {
    refuseSecondShop(input)
    await refuseNameOfShop(ctx, pointOfSaleId, input)
    if (input.kind !== before.kind) await refuseStocked(ctx, id)
  }
  if (!(await updateLocation(ctx, id, input, version))) throw await staleRefusal(ctx, 'location', id)
  const after = await getLocation(ctx, pointOfSaleId, id)
  await audit(ctx, { action: 'location.updated', entity: 'location', entityId: id, before, after })
  return after
}

/** Without its shop, nothing could be sold at a point of sale. */
function refuseOtherThanShop({ kind, isActive }: StockLocationInput): void {
  if (kind !== 'shop') throw new DomainError('location.shopStays', {}, '/kind')
  if (isActive === false) throw new DomainError('location.shopStays', {}, '/isActive')
}

export async function removeLocation(ctx: TxCtx, pointOfSaleId: string, id: string, version?: number): Promise<void> {
  const before = await getLocation(ctx, pointOfSaleId, id)
  if (before.kind === 'shop') throw new DomainError('location.shopStays')
  await refuseUsed(ctx, LOCATIONS, locations.usage, id)
  // Of whichever points of sale: the other end is seldom the caller's.
  const transfers = await everywhere(ctx, (all) => countOpenTransfers(all, id))
  if (transfers > 0) throw new DomainError('location.inTransfers', { transfers })
  if (!(await deleteLocation(ctx, id, version))) throw await staleRefusal(ctx, 'location', id)
  await audit(ctx, { action: 'location.removed', entity: 'location', entityId: id, before })
}
