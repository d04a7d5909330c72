import { auditedRow, lookedAt } from '../../audited.ts'
import { Discount, DISCOUNTS } from './index.ts'

export const audited = lookedAt(
  auditedRow(
    DISCOUNTS.entity,
    Discount,
    {
      name: 'text',
      startDate: 'instant',
      endDate: 'instant',
      pourcentage: 'percent',
      isSeasonalSale: 'flag',
      productCount: 'count',
      // Up to a hundred thousand: entries say how many came and went.
      products: 'untold',
    },
    { addedCount: 'count', removedCount: 'count' },
  ),
  { view: 'row' },
)
