import { SUPPLIER_PAYMENT_METHODS } from '@comptoir/contracts/treasury/supplier-payment-methods'
import type { FastifyInstance } from 'fastify'
import { resourceRoutes } from '../../../platform/resource/resource-routes.ts'
import { tableResource } from '../../../platform/resource/table-resource.ts'
import { METHOD_TABLE, methodExport } from '../payment-methods/index.ts'

const TITLE = {
  en: 'Supplier payment methods',
  fr: 'Modes de règlement fournisseurs',
  ar: 'طرق خلاص المزودين',
}

/** Nothing refers to one: the money ledger and the sessions know methods of clients only. */
const supplierPaymentMethods = tableResource(SUPPLIER_PAYMENT_METHODS, {
  ...METHOD_TABLE,
  only: { direction: 'supplier' },
})

/** The ways in which the company pays its suppliers. */
export async function supplierPaymentMethodRoutes(app: FastifyInstance): Promise<void> {
  resourceRoutes(app, SUPPLIER_PAYMENT_METHODS, supplierPaymentMethods, {
    export: methodExport(TITLE, supplierPaymentMethods.list),
  })
}
