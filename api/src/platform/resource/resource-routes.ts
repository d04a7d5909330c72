import type { AnyResource } from '@comptoir/contracts/declare'
import type { Permission } from '@comptoir/contracts/permissions'
import {
  listQuerySchema,
  ShortList,
  type ListQuery,
  type PaginatedOf,
  type ShortItem,
} from '@comptoir/contracts/schema'
import type { FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import type { TSchema } from 'typebox'
import type { TxCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { exportRoute } from '../export/export-route.ts'
import type { ListExport } from '../export/list-export.ts'
import { writeOnce } from '../http/idempotency.ts'
import { listQuery } from '../http/list.ts'
import { DONE } from '../http/answers.ts'
import { CompanyParams, ItemParams } from '../http/params.ts'
import { giveVersion, versionHeld } from '../http/versions.ts'
import type { Cases, Versioned } from './cases.ts'

/** What answers the calls of a resource. */
export interface ResourceCalls<Item extends Versioned, Row, Input> extends Cases<Item, Input> {
  /** Ids and names for selectors. */
  short: (ctx: TxCtx, query?: Readonly<Record<string, unknown>>) => Promise<ShortItem[]>
  list: (ctx: TxCtx, query: ListQuery) => Promise<PaginatedOf<Row>>
}

/** What a resource has beyond what all have. */
export interface ResourceExtras {
  /** The list as a file; left out, it cannot be exported. */
  export?: ListExport
  /** What may follow the question mark of one row's address. */
  itemQuery?: TSchema
  /** The same of the short list's. */
  shortQuery?: TSchema
  /** What the short list gives of each row, where more than id and name is needed. */
  shortItem?: TSchema
  /** Room for a body beyond the application's own limit. */
  bodyLimitBytes?: number
}

interface ItemRequest {
  Params: { id: string }
  Querystring: Record<string, unknown>
}

/**
 * The calls that every resource of a company answers: the short list, the paginated list, the list as a file where it is
 * declared, one by its id with its ETag, create (once per `Idempotency-Key`), change and delete (`If-Match`). What is its
 * own, a slice writes beside them.
 */
export function resourceRoutes<Item extends Versioned, Row, Input>(
  app: FastifyInstance,
  declared: AnyResource & {
    readonly permissions: Readonly<Record<'read' | 'write', Permission>> &
      Readonly<Partial<Record<'remove' | 'export', Permission>>>
  },
  resource: ResourceCalls<Item, Row, Input>,
  extras: ResourceExtras = {},
): void {
  const path = `/:companyId/${declared.path}`
  const { item, input, page, permissions } = declared
  const body = extras.bodyLimitBytes === undefined ? {} : { bodyLimit: extras.bodyLimitBytes }
  const itemQuery = extras.itemQuery === undefined ? {} : { querystring: extras.itemQuery }
  const shortList = extras.shortItem === undefined ? ShortList : Type.Array(extras.shortItem)
  const shortQuery = extras.shortQuery === undefined ? {} : { querystring: extras.shortQuery }
  const mayRead = { access: permissions.read }
  const mayWrite = { access: permissions.write }

  app.get<{ Querystring: Record<string, unknown> }>(
    path,
    { config: mayRead, schema: { params: CompanyParams, ...shortQuery, response: { 200: shortList } } },
    (request) => inTransaction(request.ctx, (ctx) => resource.short(ctx, request.query)),
  )

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${path}/paginated`,
    {
      config: mayRead,
      schema: { params: CompanyParams, querystring: listQuerySchema(declared.list), response: { 200: page } },
    },
    (request) => inTransaction(request.ctx, (ctx) => resource.list(ctx, listQuery(request.query))),
  )

  if (extras.export) exportRoute(app, declared, extras.export)

  app.get<ItemRequest>(
    `${path}/:id`,
    { config: mayRead, schema: { params: ItemParams, ...itemQuery, response: { 200: item } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => resource.get(ctx, request.params.id, request.query))
      giveVersion(reply, found)
      return found
    },
  )

  app.post(
    path,
    {
      ...body,
      config: mayWrite,
      schema: { params: CompanyParams, body: input, response: { 201: item } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => resource.create(ctx, request.body as Input)),
  )

  app.put<ItemRequest>(
    `${path}/:id`,
    { ...body, config: mayWrite, schema: { params: ItemParams, body: input, response: { 200: item } } },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        resource.change(ctx, request.params.id, request.body as Input, versionHeld(request)),
      ),
  )

  app.delete<ItemRequest>(
    `${path}/:id`,
    { config: { access: permissions.remove ?? permissions.write }, schema: { params: ItemParams, response: DONE } },
    async (request, reply) => {
      await inTransaction(request.ctx, (ctx) => resource.remove(ctx, request.params.id, versionHeld(request)))
      return reply.code(204).send()
    },
  )
}
