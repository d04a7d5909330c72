import type { Unit, UnitInput } from '@comptoir/contracts/inventory/units'
import { DomainError } from '../../../platform/errors.ts'
import { useCasesOf } from '../../../platform/resource/use-cases.ts'
import { findUnit } from './units.queries.ts'
import { deleteUnit, insertUnit, updateUnit } from './units.repository.ts'

/** A unit that products have stays: it can be made inactive. */
export const unitUseCases = useCasesOf<Unit, UnitInput>({
  entity: 'unit',
  notFound: 'unit.notFound',
  find: findUnit,
  insert: insertUnit,
  update: updateUnit,
  delete: deleteUnit,
  beforeRemove: (_ctx, { productCount }) => {
    if (productCount > 0) throw new DomainError('unit.inUse', { products: productCount })
  },
})
