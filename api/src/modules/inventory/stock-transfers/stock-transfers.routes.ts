import {
  AcceptInput,
  CancelInput,
  DecideInput,
  ReceiveInput,
  RefuseInput,
  SettleInput,
  ShipInput,
  STOCK_TRANSFERS,
  StockTransferInput,
  TransferPlaces,
  TransferRequestInput,
  type StockTransfer,
} from '@comptoir/contracts/inventory/stock-transfers'
import type { Permission } from '@comptoir/contracts/permissions'
import { listQuerySchema, type ListQuery } from '@comptoir/contracts/schema'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static, TSchema } from 'typebox'
import type { TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { exportRoute } from '../../../platform/export/export-route.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { giveVersion, requireVersionHeld } from '../../../platform/http/versions.ts'
import { receiveTransfer, settleTransfer } from './arrive.service.ts'
import { cancelTransfer, withdrawTransfer } from './cancel.service.ts'
import { decideExtras } from './decide.service.ts'
import { readyTransfer, shipTransfer } from './leave.service.ts'
import { acceptTransfer, refuseTransfer, requestTransfer } from './requests.service.ts'
import { listTransfers } from './stock-transfers.queries.ts'
import { changeTransfer, createTransfer, getTransfer } from './stock-transfers.service.ts'
import type { Held } from './taking-steps.ts'
import { transferExport } from './transfers.export.ts'
import { listPlaces } from './transfer-places.queries.ts'

const { item, page, list, permissions } = STOCK_TRANSFERS
const PATH = `/:companyId/${STOCK_TRANSFERS.path}`
const mayRead = { access: permissions.read }

interface ItemRequest {
  Params: { id: string }
}

export async function stockTransferRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: { params: CompanyParams, querystring: listQuerySchema(list), response: { 200: page } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listTransfers(ctx, listQuery(request.query))),
  )

  exportRoute(app, STOCK_TRANSFERS, transferExport)

  app.get(
    `${PATH}/places`,
    { config: mayRead, schema: { params: CompanyParams, response: { 200: TransferPlaces } } },
    (request) => inTransaction(request.ctx, listPlaces),
  )

  app.get<ItemRequest>(
    `${PATH}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: item } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => getTransfer(ctx, request.params.id))
      giveVersion(reply, found)
      return found
    },
  )

  app.post<{ Body: StockTransferInput }>(
    PATH,
    {
      config: { access: permissions.send },
      schema: { params: CompanyParams, body: StockTransferInput, response: { 201: item } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => createTransfer(ctx, request.body)),
  )

  app.post<{ Body: TransferRequestInput }>(
    `${PATH}/requests`,
    {
      config: { access: permissions.receive },
      schema: { params: CompanyParams, body: TransferRequestInput, response: { 201: item } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => requestTransfer(ctx, request.body)),
  )

  app.put<ItemRequest & { Body: StockTransferInput }>(
    `${PATH}/:id`,
    {
      config: { access: permissions.send },
      schema: { params: ItemParams, body: StockTransferInput, response: { 200: item } },
    },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => changeTransfer(ctx, held(request), request.body)),
  )

  app.post<ItemRequest>(
    `${PATH}/:id/ready`,
    { config: { access: permissions.send }, schema: { params: ItemParams, response: { 200: item } } },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => readyTransfer(ctx, held(request))),
  )

  stepRoute(app, 'accept', permissions.send, AcceptInput, acceptTransfer)
  stepRoute(app, 'refuse', permissions.send, RefuseInput, refuseTransfer)
  stepRoute(app, 'ship', permissions.send, ShipInput, shipTransfer)
  stepRoute(app, 'receive', permissions.receive, ReceiveInput, receiveTransfer)
  stepRoute(app, 'settle', permissions.settle, SettleInput, settleTransfer)
  stepRoute(app, 'decide', permissions.approveExtra, DecideInput, decideExtras)
  stepRoute(app, 'withdraw', permissions.receive, CancelInput, withdrawTransfer)
  stepRoute(app, 'cancel', permissions.send, CancelInput, cancelTransfer)
}

/** A transfer as the caller read it: each step says which state it was decided on. */
function held(request: FastifyRequest<ItemRequest>): Held {
  return { id: request.params.id, version: requireVersionHeld(request) }
}

/** Steps after which other things are true of the stock, or of what is on its way. */
const MOVING = new Set(['ship', 'receive', 'settle', 'decide', 'cancel'])

function stepRoute<Input extends TSchema>(
  app: FastifyInstance,
  name: string,
  access: Permission,
  body: Input,
  step: (ctx: TxCtx, of: Held, sent: Static<Input>) => Promise<StockTransfer>,
): void {
  app.post<ItemRequest>(
    `${PATH}/:id/${name}`,
    {
      config: { access, movesStock: MOVING.has(name) },
      schema: { params: ItemParams, body, response: { 200: item } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        // The body is what its schema says, which the compiler cannot follow from here on.
        step(ctx, held(request), request.body as Static<Input>),
      ),
  )
}
