import { OPENING_STOCK, type OpeningPlace, type OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { getPointOfSale } from '../../company/points-of-sale/index.ts'
import { findMovedPlace, listShopLocations, readOpeningStock, type ShopLocation } from './opening-places.queries.ts'
import { lockOpenedProduct, postOpeningStock, type LockedProduct } from './opening-stock.repository.ts'
import { openedPlaces, type OpenedPlace } from './opening-stock.rules.ts'
import { findKnownSerialNumber, findLots } from './tracked-goods.repository.ts'
import { isProduct } from './tracking.queries.ts'

/** Where requests say it, those of a new product too. */
const POINTER = '/openingStock'

type Located = OpenedPlace & ShopLocation

/** What there is of a product, place by place. Refuses one that is not there. */
export async function getOpeningStock(ctx: TxCtx, productId: string): Promise<OpeningStock> {
  if (!(await isProduct(ctx, productId))) throw new DomainError(PRODUCTS.errors.notFound)
  return readOpeningStock(ctx, productId)
}

/** Posts what was there of a product that has not moved where it is given, and says what there is now. */
export async function addOpeningStock(
  ctx: TxCtx,
  productId: string,
  given: readonly OpeningPlace[],
): Promise<OpeningStock> {
  if (!(await openStock(ctx, productId, given))) throw new DomainError('openingStock.nothing', {}, POINTER)
  return readOpeningStock(ctx, productId)
}

/**
 * Posts what is there of a product in the caller's transaction: ledger, balances, lots or serial numbers, and the audit
 * trail. False where nothing is there.
 */
export async function openStock(ctx: TxCtx, productId: string, given: readonly OpeningPlace[]): Promise<boolean> {
  requireRight(ctx)
  const product = await locked(ctx, productId)
  const places = (await located(ctx, openedPlaces(product, given, POINTER))).filter(isThere)
  if (places.length === 0) return false
  await refuseMoved(ctx, product, places)
  const lots = await knownLots(ctx, product, places)
  await refuseKnownSerialNumbers(ctx, product, places)
  await postOpeningStock(ctx, product, places, lots)
  await audit(ctx, {
    action: `${OPENING_STOCK.entity}.posted`,
    entity: OPENING_STOCK.entity,
    entityId: product.id,
    after: { designation: product.designation, unit: product.unit, places: places.map(told) },
  })
  return true
}

function requireRight({ permissions }: TxCtx): void {
  const permission = OPENING_STOCK.permissions.openStock
  if (!permissions.has(permission)) throw new DomainError('auth.forbidden', { permission }, POINTER)
}

async function locked(ctx: TxCtx, productId: string): Promise<LockedProduct> {
  const product = await lockOpenedProduct(ctx, productId)
  if (!product) throw new DomainError(PRODUCTS.errors.notFound)
  return product
}

const isThere = ({ quantityMilli }: OpenedPlace): boolean => quantityMilli > 0

/** A point of sale that the caller may not enter is refused as if it were not there, also where nothing is. */
async function located(ctx: TxCtx, places: readonly OpenedPlace[]): Promise<Located[]> {
  const shops = await listShopLocations(
    ctx,
    places.map(({ pointOfSaleId }) => pointOfSaleId),
  )
  const known = new Map(shops.map((shop) => [shop.pointOfSaleId, shop]))
  const seen = new Set<string>()
  const found: Located[] = []
  for (const place of places) {
    const shop = known.get(place.pointOfSaleId)
    if (!shop) throw await strangerRefusal(ctx, place)
    if (seen.has(shop.pointOfSaleId))
      throw new DomainError('openingStock.placeTwice', { pointOfSale: shop.name }, `${place.pointer}/pointOfSaleId`)
    seen.add(shop.pointOfSaleId)
    found.push({ ...place, ...shop })
  }
  return found
}

async function strangerRefusal(ctx: TxCtx, { pointOfSaleId }: OpenedPlace): Promise<Error> {
  await getPointOfSale(ctx, pointOfSaleId)
  return new Error(`Point of sale ${pointOfSaleId} has no shop location`)
}

async function refuseMoved(ctx: TxCtx, { id }: LockedProduct, places: readonly Located[]): Promise<void> {
  const moved = await findMovedPlace(
    ctx,
    id,
    places.map(({ pointOfSaleId }) => pointOfSaleId),
  )
  if (!moved) return
  const place = places.find(({ pointOfSaleId }) => pointOfSaleId === moved.pointOfSaleId)
  throw new DomainError('openingStock.hasMoved', { pointOfSale: moved.name }, place?.pointer)
}

/** The lots that are there already, of the same expiry dates. */
async function knownLots(ctx: TxCtx, { id }: LockedProduct, places: readonly Located[]) {
  const given = places.flatMap(({ lots }) => lots)
  const numbers = given.map(({ number }) => number)
  const known = await findLots(ctx, id, numbers)
  for (const { number, expiresOn, pointer } of given) {
    const lot = known.get(number)
    if (lot && lot.expiresOn !== expiresOn)
      throw new DomainError('openingStock.lotDiffers', { lot: number }, `${pointer}/expiresOn`)
  }
  return known
}

async function refuseKnownSerialNumbers(ctx: TxCtx, { id }: LockedProduct, places: readonly Located[]): Promise<void> {
  const numbers = places.flatMap(({ serialNumbers }) => serialNumbers)
  const serialNumber = await findKnownSerialNumber(ctx, id, numbers)
  if (serialNumber === undefined) return
  const place = places.find(({ serialNumbers }) => serialNumbers.includes(serialNumber))
  const pointer = `${place?.pointer ?? ''}/serialNumbers/${place?.serialNumbers.indexOf(serialNumber) ?? 0}`
  throw new DomainError('openingStock.serialNumberKnown', { serialNumber }, pointer)
}

/** As the audit trail keeps it: a lot with its date. */
function told({ name, quantityMilli, lots, serialNumbers }: Located): object {
  return {
    name,
    quantityMilli,
    ...(lots.length > 0
      ? { lots: lots.map(({ number, expiresOn }) => [number, expiresOn].filter(Boolean).join(' ')) }
      : {}),
    ...(serialNumbers.length > 0 ? { serialNumbers } : {}),
  }
}
