import type { PointOfSale, PointOfSaleInput } from '@comptoir/contracts'
import { DomainError } from '../../../platform/errors.ts'
import { useCasesOf, type UseCases } from '../../../platform/resource/use-cases.ts'
import { countContents, findPointOfSale } from './points-of-sale.queries.ts'
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

export const pointOfSaleUseCases: UseCases<PointOfSale, PointOfSaleInput> = {
  ...useCases,
  // Whoever makes one is shown it, even where they may enter only others.
  create: (ctx, input) => useCases.create({ ...ctx, pointOfSaleIds: null }, input),
}

export const { get: getPointOfSale, create: createPointOfSale } = pointOfSaleUseCases
