import { POINTS_OF_SALE, type PointOfSale, type PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import { STAMP_CURRENCY } from '@comptoir/contracts/ticket-stamps'
import { isTimeZone } from '../../../platform/clock.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { everywhere } from '../../../platform/db/whole-company.ts'
import { DomainError } from '../../../platform/errors.ts'
import { casesOf, type Cases } from '../../../platform/resource/cases.ts'
import {
  areTaken,
  countPointsOfSale,
  findCurrency,
  findOpenSession,
  findPointOfSale,
  isSoldTo,
} from './points-of-sale.queries.ts'
import { deletePointOfSale, insertPointOfSale, pointsOfSale, updatePointOfSale } from './points-of-sale.repository.ts'

/** A point of sale that the user may not enter is refused like one of another company: as if it were not there. */
const cases = casesOf<PointOfSale, PointOfSaleInput>(POINTS_OF_SALE, {
  ...pointsOfSale.usage,
  find: findPointOfSale,
  insert: async (ctx, id, input) => {
    refuseUnknownZone(input)
    await refuseUnfitClient(ctx, input, null)
    await refuseUnknownMethods(ctx, input)
    await refuseOtherCurrency(ctx, input)
    return insertPointOfSale(ctx, id, input)
  },
  update: updatePointOfSale,
  delete: deletePointOfSale,
  beforeChange: async (ctx, before, input) => {
    refuseUnknownZone(input)
    await refuseUnfitClient(ctx, input, before.defaultClient?.id ?? null)
    await refuseUnknownMethods(ctx, input)
    if (!before.bearsStamp) await refuseOtherCurrency(ctx, input)
    if (before.isActive && input.isActive === false) await refuseWhileOpen(ctx, before.id)
  },
})

function refuseUnknownZone({ timeZone = null }: PointOfSaleInput): void {
  if (timeZone !== null && !isTimeZone(timeZone)) throw new DomainError('pointOfSale.timeZoneUnknown', {}, '/timeZone')
}

/** The counter would sell to the walk-in client instead. One that was there before stays until another is chosen. */
async function refuseUnfitClient(
  ctx: TxCtx,
  { defaultClientId = null }: PointOfSaleInput,
  before: string | null,
): Promise<void> {
  if (defaultClientId === null || defaultClientId === before || (await isSoldTo(ctx, defaultClientId))) return
  throw new DomainError('pointOfSale.clientUnknown', {}, '/defaultClientId')
}

/** One that nobody can pay by would be chosen in vain. */
async function refuseUnknownMethods(ctx: TxCtx, { paymentMethodIds }: PointOfSaleInput): Promise<void> {
  const chosen = paymentMethodIds ?? []
  if (chosen.length === 0 || (await areTaken(ctx, chosen))) return
  throw new DomainError('pointOfSale.methodUnknown', {}, '/paymentMethodIds')
}

/** The stamp is an amount of dinars, which a ticket in another currency does not bear, whatever was chosen before. */
async function refuseOtherCurrency(ctx: TxCtx, { bearsStamp = false }: PointOfSaleInput): Promise<void> {
  if (!bearsStamp) return
  const currency = await findCurrency(ctx)
  if (currency !== STAMP_CURRENCY)
    throw new DomainError('pointOfSale.stampInOtherCurrency', { currency }, '/bearsStamp')
}

/** Refused while somebody sells there: nobody could enter it any more to close the session. */
async function refuseWhileOpen(ctx: TxCtx, id: string): Promise<void> {
  const session = await findOpenSession(ctx, id)
  if (session) throw new DomainError('pointOfSale.sessionOpen', session, '/isActive')
}

/**
 * The same, but that the first point of sale of a company is opened: `open` gives it what it needs to sell, so that
 * somebody who has just signed up finds a counter that works.
 */
export function casesThatOpen(
  open: (ctx: TxCtx, pointOfSale: PointOfSale) => Promise<void>,
): Cases<PointOfSale, PointOfSaleInput> {
  return {
    ...pointOfSaleCases,
    create: (ctx, input) =>
      everywhere(ctx, async (all) => {
        const isFirst = (await countPointsOfSale(all)) === 0
        const created = await createPointOfSale(all, input)
        if (!isFirst) return created
        await open(all, created)
        return getPointOfSale(all, created.id)
      }),
  }
}

const pointOfSaleCases: Cases<PointOfSale, PointOfSaleInput> = {
  ...cases,
  // The creator gets it in the answer, even if they may enter only others.
  create: (ctx, input) => everywhere(ctx, (all) => cases.create(all, input)),
}

export const { get: getPointOfSale, create: createPointOfSale } = pointOfSaleCases
