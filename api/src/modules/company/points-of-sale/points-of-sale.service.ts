import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts/company/points-of-sale'
import type { TxCtx } from '../../../platform/context.ts'
import { DomainError } from '../../../platform/errors.ts'
import { useCasesOf, type UseCases } from '../../../platform/resource/use-cases.ts'
import { countContents, countPointsOfSale, findPointOfSale } from './points-of-sale.queries.ts'
import { deletePointOfSale, insertPointOfSale, updatePointOfSale } from './points-of-sale.repository.ts'

/** A point of sale that the user may not enter is refused like one of another company: as if it were not there. */
const useCases = useCasesOf<PointOfSale, PointOfSaleInput>({
  entity: 'pointOfSale',
  notFound: 'pointOfSale.notFound',
  find: findPointOfSale,
  insert: insertPointOfSale,
  update: updatePointOfSale,
  delete: deletePointOfSale,
  beforeRemove: async (ctx, { id }) => {
    const contents = await countContents(ctx, id)
    if (contents.registers + contents.sales > 0) throw new DomainError('pointOfSale.inUse', contents)
  },
})

/**
 * The same, but that the first point of sale of a company is opened: `open` gives it what it needs to sell, so that
 * whoever has just signed up finds a counter that works.
 */
export function useCasesThatOpen(
  open: (ctx: TxCtx, pointOfSale: PointOfSale) => Promise<void>,
): UseCases<PointOfSale, PointOfSaleInput> {
  return {
    ...pointOfSaleUseCases,
    create: async (ctx, input) => {
      const isFirst = (await countPointsOfSale(ctx)) === 0
      const created = await createPointOfSale(ctx, input)
      if (!isFirst) return created
      const all = { ...ctx, pointOfSaleIds: null }
      await open(all, created)
      return getPointOfSale(all, created.id)
    },
  }
}

const pointOfSaleUseCases: UseCases<PointOfSale, PointOfSaleInput> = {
  ...useCases,
  // Whoever makes one is shown it, even where they may enter only others.
  create: (ctx, input) => useCases.create({ ...ctx, pointOfSaleIds: null }, input),
}

export const { get: getPointOfSale, create: createPointOfSale } = pointOfSaleUseCases
