import type { AnswerOf, AnyDocument, BeginningOf, ItemOf, RowOf, SentWith, StepOf } from '@comptoir/contracts/declare'
import type { Permission } from '@comptoir/contracts/permissions'
import { listQuerySchema, type ListQuery, type PaginatedOf } from '@comptoir/contracts/schema'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import type { Ctx, TxCtx } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { exportRoute } from '../export/export-route.ts'
import type { ListExport } from '../export/list-export.ts'
import { writeOnce } from '../http/idempotency.ts'
import { listQuery } from '../http/list.ts'
import { CompanyParams, ItemParams } from '../http/params.ts'
import type { PostedOnce } from './post-once.ts'

/** What answers the calls of a document, each with the types of its contract: none can be forgotten. */
export type DocumentCalls<D extends AnyDocument> = ReadingCalls<D> & BeginningCalls<D> & StepCalls<D>

interface ReadingCalls<D extends AnyDocument> {
  list: (ctx: TxCtx, query: ListQuery) => Promise<PaginatedOf<RowOf<D>>>
  /** One by its id; refuses what the caller may not see as unknown. */
  get: (ctx: TxCtx, id: string) => Promise<ItemOf<D>>
}

type BeginningCalls<D extends AnyDocument> =
  | {
      /** Makes a document that the database posts whole, once for its id: the transaction is its own. */
      post: (ctx: Ctx, input: SentWith<D, BeginningOf<D>>) => Promise<PostedOnce<ItemOf<D>>>
      begin?: undefined
    }
  | {
      post?: undefined
      /** Makes a document that is not posted, by the name of the transition. */
      begin: {
        readonly [Name in BeginningOf<D>]: (ctx: TxCtx, input: SentWith<D, Name>) => Promise<ItemOf<D> & object>
      }
    }

/** The other transitions, by name; a document that has none names none. */
type StepCalls<D extends AnyDocument> = [StepOf<D>] extends [never]
  ? { steps?: undefined }
  : {
      steps: {
        readonly [Name in StepOf<D>]: (
          ctx: TxCtx,
          id: string,
          input: SentWith<D, Name>,
        ) => Promise<AnswerOf<D, Name> & object>
      }
    }

/** A document whose rights are those of the product. */
type Routed = AnyDocument & {
  readonly permissions: Readonly<Record<'read', Permission>> & Readonly<Partial<Record<'export', Permission>>>
  readonly parts: {
    readonly transitions: Readonly<Record<string, { readonly permission: Permission; readonly mostMebibytes?: number }>>
  }
}
type Transition = Routed['parts']['transitions'][string]

// A body is what its schema says once it has come this far, which the compiler cannot follow from here on.
type Post = (ctx: Ctx, input: never) => Promise<PostedOnce<unknown>>
type Begin = (ctx: TxCtx, input: never) => Promise<object>
type Step = (ctx: TxCtx, id: string, input: never) => Promise<object>

/** What a document has beyond what all have. */
export interface DocumentExtras {
  /** The list as a file; left out, it cannot be exported. */
  export?: ListExport
  /** What is said of the routes of transitions to the hooks that they pass, by the names of the transitions: steps only. */
  config?: Readonly<Record<string, FastifyContextConfig>>
}

interface StepRequest {
  Params: { id: string }
}

/**
 * The calls that every document of a company answers: the paginated list, the list as a file where it is declared, one by
 * its id, and one for each transition that its contract declares: `POST /documents` makes one, `POST /documents/:id/<transition>` takes it further, each with the
 * transition's right, input and answer. What is posted answers 201 the first time and 200 when it is sent again; the others
 * are answered once per `Idempotency-Key`.
 */
export function documentRoutes<D extends Routed>(
  app: FastifyInstance,
  declared: D,
  calls: DocumentCalls<D>,
  extras: DocumentExtras = {},
): void {
  const path = `/:companyId/${declared.path}`
  const mayRead = { access: declared.permissions.read }

  app.get<{ Querystring: Partial<ListQuery> }>(
    `${path}/paginated`,
    {
      config: mayRead,
      schema: {
        params: CompanyParams,
        querystring: listQuerySchema(declared.list),
        response: { 200: declared.page },
      },
    },
    (request) => inTransaction(request.ctx, (ctx) => calls.list(ctx, listQuery(request.query))),
  )

  if (extras.export) exportRoute(app, declared, extras.export)

  app.get<StepRequest>(
    `${path}/:id`,
    { config: mayRead, schema: { params: ItemParams, response: { 200: declared.item } } },
    (request) => inTransaction(request.ctx, (ctx) => calls.get(ctx, request.params.id)),
  )

  for (const [name, transition] of Object.entries(declared.parts.transitions)) {
    if (transition.from !== null)
      stepRoute(
        app,
        declared,
        { name, transition, said: extras.config?.[name] },
        answering(declared, calls.steps, name),
      )
    else if (calls.post) postingRoute(app, declared, transition, calls.post)
    else beginningRoute(app, declared, transition, answering(declared, calls.begin, name))
  }
}

/** What answers a transition; a slice that forgot one does not start. */
function answering<Call>(
  { entity }: AnyDocument,
  calls: Readonly<Record<string, Call>> | undefined,
  name: string,
): Call {
  const call = calls?.[name]
  if (call === undefined) throw new Error(`Nothing answers the transition "${name}" of ${entity}`)
  return call
}

const MEBIBYTE = 1024 * 1024

function sizes({ mostMebibytes }: Transition): { bodyLimit?: number } {
  return mostMebibytes === undefined ? {} : { bodyLimit: mostMebibytes * MEBIBYTE }
}

function sent({ input }: Transition & { input?: object }): object {
  return input === undefined ? {} : { body: input }
}

/** What the counter posts is refused last when there is too much to do. */
function posting({ permission }: Transition) {
  return { access: permission, work: 'posting' } as const
}

function postingRoute(app: FastifyInstance, { path, item }: Routed, transition: Transition, post: Post): void {
  const schema = { params: CompanyParams, ...sent(transition), response: { 200: item, 201: item } }
  app.post(
    `/:companyId/${path}`,
    { config: posting(transition), schema, ...sizes(transition) },
    async (request, reply) => {
      const { document, isNew } = await post(request.ctx, request.body as never)
      return reply.code(isNew ? 201 : 200).send(document)
    },
  )
}

function beginningRoute(app: FastifyInstance, { path, item }: Routed, transition: Transition, begin: Begin): void {
  const schema = { params: CompanyParams, ...sent(transition), response: { 201: item } }
  app.post(`/:companyId/${path}`, { config: posting(transition), schema, ...sizes(transition) }, (request, reply) =>
    writeOnce(request, reply, 201, (ctx) => begin(ctx, request.body as never)),
  )
}

interface StepRoute {
  name: string
  transition: Transition & { output?: object }
  said: FastifyContextConfig | undefined
}

function stepRoute(
  app: FastifyInstance,
  { path, item }: Routed,
  { name, transition, said }: StepRoute,
  step: Step,
): void {
  const schema = { params: ItemParams, ...sent(transition), response: { 200: transition.output ?? item } }
  app.post<StepRequest>(
    `/:companyId/${path}/:id/${name}`,
    { config: { ...said, ...posting(transition) }, schema, ...sizes(transition) },
    (request, reply) => writeOnce(request, reply, 200, (ctx) => step(ctx, request.params.id, request.body as never)),
  )
}
