import type { POINTS_OF_SALE as PointsOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { PRODUCTS as Products } from '@comptoir/contracts/inventory/products'
import type { CASH_SESSIONS as CashSessions } from '@comptoir/contracts/sales/cash-sessions'
import type { SALES as Sales } from '@comptoir/contracts/sales/sales'
import type { PAYMENT_METHODS as PaymentMethods } from '@comptoir/contracts/treasury/payment-methods'

// What the counter names of declarations, without their schemas, which would double the weight of its first drawing. The
// compiler holds every word against the declaration.
export const SALES: Pick<typeof Sales, 'path' | 'permissions'> = {
  path: 'sales',
  permissions: {
    read: 'sales.read',
    write: 'sales.write',
    editPrice: 'sales.editPrice',
    exceedDiscount: 'sales.exceedDiscount',
  },
}
export const CASH_SESSIONS: Pick<typeof CashSessions, 'path'> = { path: 'cash-sessions' }
export const PRODUCTS: Pick<typeof Products, 'path'> = { path: 'products' }
export const POINTS_OF_SALE: Pick<typeof PointsOfSale, 'path'> = { path: 'points-of-sale' }
export const PAYMENT_METHODS: Pick<typeof PaymentMethods, 'path'> = { path: 'client-payment-methods' }
