import { auditedFields } from '../../audited.ts'
import { FAVOURITES } from './index.ts'

export const audited = auditedFields(FAVOURITES.entity, {
  pointOfSaleId: { of: 'pointOfSale' },
  products: 'list',
})
