import { CountSettings, CountSettingsInput } from '@comptoir/contracts/inventory/count-settings'
import {
  CancelCountInput,
  ChosenLines,
  COUNT_LINE_LIST,
  CountEntries,
  CountEntry,
  CountEntryInput,
  CountLine,
  DueCounts,
  DueCountsQuery,
  STOCK_COUNTS,
  StockCountChange,
  StockCountInput,
  TakeBackInput,
  type StockCount,
} from '@comptoir/contracts/inventory/stock-counts'
import type { Permission } from '@comptoir/contracts/permissions'
import { Id, listQuerySchema, Paginated, ShortList, Strict, type ListQuery } from '@comptoir/contracts/schema'
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import type { FastifyInstance } from 'fastify'
import * as Type from 'typebox'
import type { TxCtx } from '../../../platform/context.ts'
import { inTransaction } from '../../../platform/db/transaction.ts'
import { writeOnce } from '../../../platform/http/idempotency.ts'
import { listQuery } from '../../../platform/http/list.ts'
import { CompanyParams, ItemParams } from '../../../platform/http/params.ts'
import { giveVersion, versionHeld } from '../../../platform/http/versions.ts'
import { findDue } from './due.queries.ts'
import { listEntries } from './entries.repository.ts'
import { addEntry, takeBackEntry } from './entries.service.ts'
import { listLines } from './lines.queries.ts'
import { listPeople } from './people.queries.ts'
import { cancelCount, changeCount, finishCount, getCount, planCount, startCount, type Held } from './plans.service.ts'
import { postCount } from './posting.service.ts'
import { recount, setToZero } from './review.service.ts'
import { findSettings, saveSettings } from './settings.repository.ts'
import { listCounts } from './stock-counts.queries.ts'

const { item, page, list, permissions } = STOCK_COUNTS
const PATH = `/:companyId/${STOCK_COUNTS.path}`
const mayRead = { access: permissions.read }
const EntryParams = Strict({ ...ItemParams.properties, entryId: Id })
/** As many entries as are read at once. */
const MOST_ENTRIES = 50

interface ItemRequest {
  Params: { id: string }
}

export async function stockCountRoutes(app: FastifyInstance): Promise<void> {
  reading(app)
  companyWide(app)
  planning(app)
  counting(app)
  stepRoute(app, 'start', permissions.count, startCount)
  stepRoute(app, 'finish', permissions.count, finishCount)
  stepRoute(app, 'post', permissions.approve, postCount)
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  for (const [name, step] of [
    ['recount', recount],
    ['zero', setToZero],
  ] as const)
    typed.post(
      `${PATH}/:id/${name}`,
      {
        config: { access: permissions.approve, work: 'posting' },
        schema: { params: ItemParams, body: ChosenLines, response: { 200: item } },
      },
      (request, reply) =>
        writeOnce(request, reply, 200, (ctx) =>
          step(ctx, { id: request.params.id, version: versionHeld(request) }, request.body),
        ),
    )
}

function reading(app: FastifyInstance): void {
  app.get<{ Querystring: Partial<ListQuery> }>(
    `${PATH}/paginated`,
    {
      config: mayRead,
      schema: { params: CompanyParams, querystring: listQuerySchema(list), response: { 200: page } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listCounts(ctx, listQuery(request.query))),
  )

  app.get<ItemRequest>(
    `${PATH}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: item } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, (ctx) => getCount(ctx, request.params.id))
      giveVersion(reply, found)
      return found
    },
  )

  app.get<ItemRequest & { Querystring: Partial<ListQuery> }>(
    `${PATH}/:id/lines`,
    {
      config: mayRead,
      schema: {
        params: ItemParams,
        querystring: listQuerySchema(COUNT_LINE_LIST),
        response: { 200: Paginated(CountLine) },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => listLines(ctx, request.params.id, listQuery(request.query))),
  )
}

function companyWide(app: FastifyInstance): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  typed.get(
    `${PATH}/settings`,
    { config: mayRead, schema: { params: CompanyParams, response: { 200: CountSettings } } },
    async (request, reply) => {
      const found = await inTransaction(request.ctx, findSettings)
      giveVersion(reply, found)
      return found
    },
  )

  typed.put(
    `${PATH}/settings`,
    {
      config: { access: permissions.approve },
      schema: { params: CompanyParams, body: CountSettingsInput, response: { 200: CountSettings } },
    },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => saveSettings(ctx, request.body, versionHeld(request))),
  )

  typed.get(
    `${PATH}/people`,
    {
      config: { access: permissions.plan },
      schema: { params: CompanyParams, querystring: DueCountsQuery, response: { 200: ShortList } },
    },
    (request) => inTransaction(request.ctx, (ctx) => listPeople(ctx, request.query.pointOfSale)),
  )

  typed.get(
    `${PATH}/due`,
    {
      config: { ...mayRead, work: 'report' },
      schema: { params: CompanyParams, querystring: DueCountsQuery, response: { 200: DueCounts } },
    },
    (request) => inTransaction(request.ctx, (ctx) => findDue(ctx, request.query.pointOfSale)),
  )
}

function planning(app: FastifyInstance): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  typed.post(
    PATH,
    {
      config: { access: permissions.plan },
      schema: { params: CompanyParams, body: StockCountInput, response: { 201: item } },
    },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => planCount(ctx, request.body)),
  )

  typed.put(
    `${PATH}/:id`,
    {
      config: { access: permissions.plan },
      schema: { params: ItemParams, body: StockCountChange, response: { 200: item } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        changeCount(ctx, { id: request.params.id, version: versionHeld(request) }, request.body),
      ),
  )

  typed.post(
    `${PATH}/:id/cancel`,
    {
      config: { access: permissions.plan },
      schema: { params: ItemParams, body: CancelCountInput, response: { 200: item } },
    },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        cancelCount(ctx, { id: request.params.id, version: versionHeld(request) }, request.body),
      ),
  )
}

function counting(app: FastifyInstance): void {
  const typed = app.withTypeProvider<TypeBoxTypeProvider>()
  const mayCount = { access: permissions.count }
  typed.get(
    `${PATH}/:id/entries`,
    {
      config: mayRead,
      schema: {
        params: ItemParams,
        querystring: Strict({ product: Type.Optional(Id), isMine: Type.Optional(Type.Boolean()) }),
        response: { 200: CountEntries },
      },
    },
    (request) =>
      inTransaction(request.ctx, async (ctx) => {
        const { id } = await getCount(ctx, request.params.id)
        const { product, isMine = false } = request.query
        return listEntries(ctx, id, { isMine, productId: product }, MOST_ENTRIES)
      }),
  )

  typed.post(
    `${PATH}/:id/entries`,
    { config: mayCount, schema: { params: ItemParams, body: CountEntryInput, response: { 201: CountEntry } } },
    (request, reply) => writeOnce(request, reply, 201, (ctx) => addEntry(ctx, request.params.id, request.body)),
  )

  typed.post(
    `${PATH}/:id/entries/:entryId/take-back`,
    { config: mayCount, schema: { params: EntryParams, body: TakeBackInput, response: { 200: CountEntry } } },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) =>
        takeBackEntry(ctx, request.params.id, request.params.entryId, request.body),
      ),
  )
}

function stepRoute(
  app: FastifyInstance,
  name: string,
  access: Permission,
  step: (ctx: TxCtx, held: Held) => Promise<StockCount>,
): void {
  const config = { access, work: 'posting', movesStock: name === 'post' } as const
  app.post<ItemRequest>(
    `${PATH}/:id/${name}`,
    { config, schema: { params: ItemParams, response: { 200: item } } },
    (request, reply) =>
      writeOnce(request, reply, 200, (ctx) => step(ctx, { id: request.params.id, version: versionHeld(request) })),
  )
}
