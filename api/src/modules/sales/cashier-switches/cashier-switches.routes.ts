import {
  CASHIER_SWITCHES,
  Cashiers,
  CashiersQuery,
  CashierSwitch,
  CashierSwitchInput,
} from '@comptoir/contracts/sales/cashier-switches'
import { SALES } from '@comptoir/contracts/sales/sales'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { CompanyParams } from '../../../platform/http/params.ts'
import { listCashiers, switchCashier } from './cashier-switches.service.ts'

/** Whoever sells lets another one sell; who that is is known by PIN or badge, not by a session. */
export async function cashierSwitchRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  const config = { access: SALES.permissions.write } as const

  routes.get(
    `/:companyId/${CASHIER_SWITCHES.path}/people`,
    { config, schema: { params: CompanyParams, querystring: CashiersQuery, response: { 200: Cashiers } } },
    ({ ctx, query }) => inTransaction(ctx, (tx) => listCashiers(tx, query.registerId)),
  )

  routes.post(
    `/:companyId/${CASHIER_SWITCHES.path}`,
    { config, schema: { params: CompanyParams, body: CashierSwitchInput, response: { 201: CashierSwitch } } },
    async ({ ctx, body }, reply) => reply.code(201).send(await switchCashier(ctx, body)),
  )
}
