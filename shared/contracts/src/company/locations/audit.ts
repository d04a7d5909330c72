import { auditedRow, codesOf } from '../../audited.ts'
import { LOCATIONS, StockLocation } from './index.ts'

export const audited = auditedRow(LOCATIONS.entity, StockLocation, {
  pointOfSaleId: { of: 'pointOfSale' },
  name: 'text',
  kind: codesOf(StockLocation.properties.kind),
  isActive: 'flag',
})
