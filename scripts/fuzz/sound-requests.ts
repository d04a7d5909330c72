import type { Actor, Draft } from './draft.ts'
import { collectionOf, type Operation } from './openapi.ts'
import { TEMPLATES } from './templates/index.ts'
import { valueOf } from './values.ts'
import { NOBODY, NotReady, type World } from './world.ts'

/** Who may make a call, by the beginning of its address; the first that fits. */
const CALLERS: readonly [beginning: RegExp, caller: (world: World) => Promise<Actor> | Actor][] = [
  [/^\S+ \/api\/(auth\/(?!change-password)|enquiries|demo|federation\/reports)/, () => NOBODY],
  [
    /^GET \/api\/users\/me/,
    (world) => world.role(world.dice.pick(['administrator', 'manager', 'cashier', 'accountant'])),
  ],
  [/^\S+ \/api\/(users\/me|auth\/)/, (world) => world.somebody()],
  [/^\S+ \/api\/superadmin\/leave/, (world) => world.somebody({ isSuper: true })],
  [/^\S+ \/api\/(superadmin|federation)\//, (world) => world.supervisor()],
  [/./, (world) => world.role(world.dice.chance(0.8) ? 'administrator' : 'manager')],
]

/** Collections of which a run names only rows that it made, by the name of a field. */
const FIELDS: Readonly<Record<string, string>> = {
  brandId: 'brands',
  categoryId: 'categories',
  unitId: 'units',
  clientId: 'clients',
  defaultClientId: 'clients',
  groupId: 'client-groups',
  paymentMethodIds: 'client-payment-methods',
  sectorId: 'activity-sectors',
}

async function callerOf(world: World, operation: Operation): Promise<Actor> {
  const found = CALLERS.find(([beginning]) => beginning.test(operation.name))
  return found ? found[1](world) : NOBODY
}

/** What makes a row of those that an address names one of. */
const makingOf = (world: World, { path }: Operation): Operation | undefined =>
  world.operations.get(`POST ${path.slice(0, path.indexOf('/{id}'))}`)

/** What changes a row that the run can make, whatever its template does with the rest. */
const isChangeOfRow = (world: World, operation: Operation): boolean =>
  operation.name.startsWith('PUT') &&
  /{companyId}.*{id}/.test(operation.path) &&
  makingOf(world, operation) !== undefined

/** The id of a row that the run made; one is made where there is none. */
async function someId(world: World, operation: Operation): Promise<string> {
  const collection = collectionOf(operation.path)
  if (world.pool(collection).length === 0) {
    const making = makingOf(world, operation)
    if (!making) throw new NotReady(`Nothing makes one of ${collection}.`)
    const draft = await soundRequest(world, making)
    const answer = await world.send(draft)
    world.learn(making, draft, answer)
  }
  const pool = world.pool(collection)
  if (pool.length === 0) throw new NotReady(`None of ${collection} could be made.`)
  return world.dice.pick(pool).id
}

async function paramsOf(world: World, operation: Operation): Promise<Record<string, string>> {
  const params: Record<string, string> = {
    companyId: world.own.companyId,
    pointOfSaleId: world.own.pointOfSaleId,
  }
  if (operation.path.includes('{id}')) {
    const isRow = !TEMPLATES[operation.name] || isChangeOfRow(world, operation)
    params['id'] = isRow ? await someId(world, operation) : world.dice.id()
  }
  return params
}

/** Of files, the one that costs the least: the others are made by programs of others, and tried less often. */
const CSV_SHARE = 0.8

/** Days of a filter are days, other filters are left out: what they hold is the list's own. */
function queryOf(world: World, { query }: Operation): Record<string, unknown> {
  const { dice } = world
  const value = Object(valueOf(query, '', dice, () => world.own.pointOfSaleId)) as Record<string, unknown>
  const { filter: _filter, cursor: _cursor, ...rest } = value
  if ('format' in rest && dice.chance(CSV_SHARE)) rest['format'] = 'csv'
  if (query.properties?.['filter']?.properties?.['from'] && dice.chance(0.3))
    return { ...rest, filter: { from: '2026-03-01' } }
  return rest
}

/** A request that the API should take: made from the schema, then by its template where it has one. */
export async function soundRequest(world: World, operation: Operation): Promise<Draft> {
  const { dice } = world
  const draft: Draft = {
    operation,
    method: operation.method,
    actor: await callerOf(world, operation),
    params: await paramsOf(world, operation),
    query: queryOf(world, operation),
    headers: {},
    body: operation.body ? valueOf(operation.body, '', dice, (name) => knownId(world, name)) : undefined,
    form: null,
    raw: null,
  }
  if (operation.method !== 'GET' && dice.chance(0.2)) draft.headers['idempotency-key'] = dice.id()
  await TEMPLATES[operation.name]?.(world, draft)
  return draft
}

function knownId(world: World, name: string): string | undefined {
  if (name === 'pointOfSaleId') return world.own.pointOfSaleId
  const pool = world.pool(FIELDS[name] ?? '')
  return pool.length === 0 ? undefined : world.dice.pick(pool).id
}
