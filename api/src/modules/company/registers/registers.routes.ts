import { Enrolment, Register, RegisterInput, RegisterList } from '@comptoir/contracts/company/registers'
import { Id, Strict } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { AppDeps } from '../../../platform/deps.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { DONE } from '../../../platform/http/answers.ts'
import {
  changeRegister,
  createRegister,
  enrolDevice,
  getRegister,
  listRegisters,
  removeRegister,
} from './registers.service.ts'

type Parts = Pick<AppDeps, 'printerNetworks'>

const PATH = '/:companyId/points-of-sale/:pointOfSaleId/registers'
const ListParams = Strict({ companyId: Type.String(), pointOfSaleId: Id })
const Params = Strict({ companyId: Type.String(), pointOfSaleId: Id, id: Id })

export async function registerRoutes(app: FastifyInstance, parts: Parts): Promise<void> {
  const routes = app.withTypeProvider<TypeBoxTypeProvider>()

  routes.get(
    PATH,
    { config: { access: 'registers.read' }, schema: { params: ListParams, response: { 200: RegisterList } } },
    (request) => inTransaction(request.ctx, (ctx) => listRegisters(ctx, request.params.pointOfSaleId)),
  )

  routes.get(
    `${PATH}/:id`,
    { config: { access: 'registers.read' }, schema: { params: Params, response: { 200: Register } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) =>
        getRegister(ctx, request.params.pointOfSaleId, request.params.id),
      )
      giveVersion(reply, found)
      return found
    },
  )

  routes.post(
    PATH,
    {
      config: { access: 'registers.write' },
      schema: { params: ListParams, body: RegisterInput, response: { 201: Register } },
    },
    (request, reply) =>
      writeOnce(request, reply, 201, (ctx) => createRegister(ctx, request.params.pointOfSaleId, request.body, parts)),
  )

  routes.put(
    `${PATH}/:id`,
    {
      config: { access: 'registers.write' },
      schema: { params: Params, body: RegisterInput, response: { 200: Register } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        changeRegister(ctx, parts, request.params.pointOfSaleId, request.params.id, request.body, versionHeld(request)),
      ),
  )

  routes.delete(
    `${PATH}/:id`,
    { config: { access: 'registers.write' }, schema: { params: Params, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => removeRegister(ctx, request.params.pointOfSaleId, request.params.id))
      return reply.code(204).send()
    },
  )

  routes.post(
    `${PATH}/:id/enrol`,
    { config: { access: 'registers.write' }, schema: { params: Params, response: { 200: Enrolment } } },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) => enrolDevice(ctx, request.params.pointOfSaleId, request.params.id)),
  )
}
