import fs from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readDeclared } from '@comptoir/build/declaration'
import { addressPattern, SHELL_ADDRESSES } from '@comptoir/contracts/federation'
import type { Data } from './data.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

export type Who = 'stranger' | 'admin' | 'cashier' | 'super' | 'newcomer'

/** One address of the product. */
export interface Route {
  pattern: string
  who: Who
}

/** Public addresses that are for somebody who has signed in. */
const SIGNED_IN: Readonly<Record<string, Who>> = {
  '/signup/company': 'newcomer',
  '/signup/pos': 'newcomer',
  '/pos/edit/:id': 'admin',
}

/** What stands for `:id` (or another parameter of its own) in an address: how the demonstration's data gives it. */
const MAKERS: Readonly<Record<string, (data: Partial<Data>) => string | undefined>> = {
  '/:companyId/:pointOfSaleId/cashSessions/:id': ({ cashSessionId }) => cashSessionId,
  '/:companyId/:pointOfSaleId/sales/:id': ({ saleId }) => saleId,
  '/:companyId/:pointOfSaleId/salesReturns/:id': ({ salesReturnId }) => salesReturnId,
  '/:companyId/:pointOfSaleId/vouchers/:id': ({ voucherId }) => voucherId,
  '/:companyId/:pointOfSaleId/clientPayments/:id': ({ clientPaymentId }) => clientPaymentId,
  '/:companyId/:pointOfSaleId/clients/edit/:id': ({ clientId }) => clientId,
  '/:companyId/:pointOfSaleId/suppliers/edit/:id': ({ supplierId }) => supplierId,
  '/:companyId/:pointOfSaleId/representatives/edit/:id': ({ representativeId }) => representativeId,
  '/:companyId/:pointOfSaleId/discounts/edit/:id': ({ discountId }) => discountId,
  '/:companyId/:pointOfSaleId/products/edit/:id': ({ productId }) => productId,
  '/:companyId/:pointOfSaleId/manageStocks/:id': ({ productId }) => productId,
  '/:companyId/:pointOfSaleId/serialNumbers/:id': ({ serialNumberId }) => serialNumberId,
  '/:companyId/:pointOfSaleId/products/variants/:id': ({ variantGroupId }) => variantGroupId,
  '/:companyId/:pointOfSaleId/stockAdjustment/:id': ({ stockAdjustmentId }) => stockAdjustmentId,
  '/:companyId/:pointOfSaleId/stockCount/:id': ({ stockCountId }) => stockCountId,
  '/:companyId/:pointOfSaleId/stockCount/edit/:id': ({ plannedCountId }) => plannedCountId,
  '/:companyId/:pointOfSaleId/stockCount/:id/count': ({ openCountId }) => openCountId,
  '/:companyId/:pointOfSaleId/stockTransfer/:id': ({ stockTransferId }) => stockTransferId,
  '/:companyId/:pointOfSaleId/stockTransfer/edit/:id': ({ stockTransferId }) => stockTransferId,
  '/:companyId/:pointOfSaleId/stockTransfer/accept/:id': ({ stockTransferId }) => stockTransferId,
  '/:companyId/fiscalClosings/:id': ({ fiscalClosingId }) => fiscalClosingId,
  '/:companyId/roles/edit/:id': ({ roleId }) => roleId,
  '/:companyId/webhooks/:id': ({ webhookId }) => webhookId,
  '/:companyId/users/edit/:id': ({ userId }) => userId,
  '/:companyId/pointsOfSale/:id': ({ pointOfSaleId }) => pointOfSaleId,
  '/pos/edit/:id': ({ pointOfSaleId }) => pointOfSaleId,
  '/superadmin/releases/:remote': () => 'inventory',
}

function whoOpens(pattern: string): Who {
  if (pattern.startsWith('/superadmin')) return 'super'
  return SIGNED_IN[pattern] ?? (pattern.startsWith('/:companyId') ? 'admin' : 'stranger')
}

/** Every address there is: those that the features declare, and the shell's own. */
export function allRoutes(): Route[] {
  const remotes = fs.globSync('mfe-*/remote.json', { cwd: ROOT }).sort()
  const declared = remotes.flatMap((file) =>
    readDeclared(`${ROOT}${file.replace(/\/remote\.json$/, '')}`).remote.routes.map(addressPattern),
  )
  return [...declared, ...SHELL_ADDRESSES].map((pattern) => ({ pattern, who: whoOpens(pattern) }))
}

/** Whether the address needs something of the data that nobody has said how to find. */
export function cannotBeOpened(pattern: string): boolean {
  const own = pattern.replace('/:companyId', '').replace('/:pointOfSaleId', '')
  return own.includes(':') && MAKERS[pattern] === undefined
}

/** The address with real ids in it. */
export function addressOf(pattern: string, data: Pick<Data, 'companyId' | 'pointOfSaleId'> & Partial<Data>): string {
  return pattern
    .replace(':companyId', data.companyId)
    .replace(':pointOfSaleId', data.pointOfSaleId)
    .replace(/:\w+/, () => MAKERS[pattern]?.(data) ?? '')
}
