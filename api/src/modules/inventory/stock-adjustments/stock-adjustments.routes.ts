import {
  STOCK_ADJUSTMENTS,
  StockAdjustmentChange,
  StockAdjustment,
} from '@comptoir/contracts/inventory/stock-adjustments'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import { documentRoutes, type DocumentCalls } from '../../../platform/document/document-routes.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { ItemParams } from '../../../platform/http/params.ts'
import { versionHeld } from '../../../platform/http/versions.ts'
import { adjustmentExport } from './adjustments.export.ts'
import { reverseAdjustment } from './reversals.service.ts'
import { listAdjustments } from './stock-adjustments.queries.ts'
import {
  approveAdjustment,
  cancelAdjustment,
  changeAdjustment,
  draftAdjustment,
  getAdjustment,
  postAdjustment,
  submitAdjustment,
  withdrawAdjustment,
} from './stock-adjustments.service.ts'

/** Of the steps that post. */
const MOVES = { movesStock: true } as const

export async function stockAdjustmentRoutes(app: FastifyInstance): Promise<void> {
  const calls: DocumentCalls<typeof STOCK_ADJUSTMENTS> = {
    list: listAdjustments,
    get: getAdjustment,
    begin: { draft: draftAdjustment },
    steps: {
      submit: submitAdjustment,
      post: postAdjustment,
      approve: approveAdjustment,
      cancel: cancelAdjustment,
      withdraw: withdrawAdjustment,
      reverse: reverseAdjustment,
    },
  }
  documentRoutes(app, STOCK_ADJUSTMENTS, calls, {
    export: adjustmentExport,
    config: { post: MOVES, approve: MOVES, reverse: MOVES },
  })

  app.withTypeProvider<TypeBoxTypeProvider>().put(
    `/:companyId/${STOCK_ADJUSTMENTS.path}/:id`,
    {
      config: { access: STOCK_ADJUSTMENTS.permissions.write },
      schema: { params: ItemParams, body: StockAdjustmentChange, response: { 200: StockAdjustment } },
      bodyLimit: 2 * 1024 * 1024,
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        changeAdjustment(ctx, request.params.id, request.body, versionHeld(request)),
      ),
  )
}
