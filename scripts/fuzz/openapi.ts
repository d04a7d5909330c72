/** A JSON schema, as far as values are made from it. */
export interface Shape {
  type?: string | readonly string[]
  properties?: Readonly<Record<string, Shape>>
  required?: readonly string[]
  items?: Shape
  anyOf?: readonly Shape[]
  const?: unknown
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
}

interface Parameter {
  name: string
  in: string
  required?: boolean
  schema: Shape
}

interface Content {
  content?: Readonly<Record<string, { schema: Shape }>>
}

/** One call that the OpenAPI document describes. */
export interface Operation {
  /** `POST /api/{companyId}/brands` */
  name: string
  method: string
  path: string
  /** What may follow the question mark. */
  query: Shape
  /** Null where nothing is sent, or a form, which is not described. */
  body: Shape | null
  responses: Readonly<Record<string, Content>>
  /** Who may call it: a permission, or `public`, `signedIn`, `superAdministrator`, `publisher`; empty where it is not said. */
  permission: string
}

interface Document {
  paths: Readonly<Record<string, Readonly<Record<string, Described>>>>
  components: { schemas: Readonly<Record<string, object>> }
}
interface Described {
  'x-permission'?: string
  parameters?: readonly Parameter[]
  requestBody?: Content
  responses?: Readonly<Record<string, Content>>
}

/** What a running API says of itself. */
export interface DescribedApi {
  operations: readonly Operation[]
  problem: object
}

/** Reads the operations of a running API from its OpenAPI document, in a fixed order: not the pages beside it. */
export async function readOperations(origin: string): Promise<DescribedApi> {
  const answer = await fetch(`${origin}/api/openapi.json`)
  const { paths, components } = (await answer.json()) as Document
  const ofApi = Object.entries(paths).filter(([path]) => path.startsWith('/api/'))
  const operations = ofApi.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method.toUpperCase(), path, described)),
  )
  return { operations, problem: components.schemas['Problem'] ?? {} }
}

function operationOf(method: string, path: string, described: Described): Operation {
  const asked = (described.parameters ?? []).filter((parameter) => parameter.in === 'query')
  return {
    name: `${method} ${path}`,
    method,
    path,
    query: {
      type: 'object',
      properties: Object.fromEntries(asked.map(({ name, schema }) => [name, schema])),
      required: asked.filter(({ required }) => required).map(({ name }) => name),
    },
    body: described.requestBody?.content?.['application/json']?.schema ?? null,
    responses: described.responses ?? {},
    permission: described['x-permission'] ?? '',
  }
}

/** The collection that an operation is about: `brands` of `/api/{companyId}/brands/{id}/…`. */
export function collectionOf(path: string): string {
  const parts = path.split('/')
  const at = parts.findIndex((part) => part === '{id}')
  return (at === -1 ? parts.at(-1) : parts[at - 1]) ?? ''
}
