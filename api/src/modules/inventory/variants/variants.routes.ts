import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  MoreVariants,
  VARIANT_GROUPS,
  VariantChanges,
  VariantGroup,
  VariantGroupInput,
} from '@comptoir/contracts/inventory/variants'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { DONE } from '../../../platform/http/answers.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { changeVariants } from './change-variants.ts'
import { createGroup, dissolveGroup, extendGroup, getGroup, takeOut } from './variants.service.ts'

const PATH = `/:companyId/${VARIANT_GROUPS.path}`
const VariantParams = Strict({ ...ItemParams.properties, productId: Id })

/** Groups of variants: who may write products makes them, changes many in one call, and separates them. */
export async function variantRoutes(app: FastifyInstance): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()
  // A hundred products are more than a write has time for.
  const config = { access: PRODUCTS.permissions.write, work: 'report' } as const

  routes.get(
    `${PATH}/:id`,
    { config: { access: PRODUCTS.permissions.read }, schema: { params: ItemParams, response: { 200: VariantGroup } } },
    ({ ctx, params }) => inTransaction(ctx, (tx) => getGroup(tx, params.id)),
  )

  routes.post(
    PATH,
    { config, schema: { params: CompanyParams, body: VariantGroupInput, response: { 201: VariantGroup } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => createGroup(ctx, request.body)),
  )

  routes.post(
    `${PATH}/:id/variants`,
    { config, schema: { params: ItemParams, body: MoreVariants, response: { 201: VariantGroup } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => extendGroup(ctx, request.params.id, request.body)),
  )

  routes.put(
    `${PATH}/:id/variants`,
    { config, schema: { params: ItemParams, body: VariantChanges, response: { 200: VariantGroup } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changeVariants(ctx, request.params.id, request.body)),
  )

  routes.delete(
    `${PATH}/:id/variants/:productId`,
    { config, schema: { params: VariantParams, response: DONE } },
    async ({ ctx, params }, reply) => {
      await inTransaction(ctx, (tx) => takeOut(tx, params.id, params.productId))
      return reply.code(204).send()
    },
  )

  routes.delete(
    `${PATH}/:id`,
    { config, schema: { params: ItemParams, response: DONE } },
    async ({ ctx, params }, reply) => {
      await inTransaction(ctx, (tx) => dissolveGroup(tx, params.id))
      return reply.code(204).send()
    },
  )
}
