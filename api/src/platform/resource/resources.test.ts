import { describe, expect, test } from '@jest/globals'
import { PERMISSIONS, RESOURCES } from '@comptoir/contracts/catalogue'
import type { AnyResource } from '@comptoir/contracts/declare'
import { ROLES } from '@comptoir/contracts/roles'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { sampleOf } from '../../../test/sample.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../test/shop.ts'

const open = setUpApp()

interface Row {
  id: string
  version: number
  [property: string]: unknown
}

/** One of a resource, created by somebody who may. */
async function put(resource: AnyResource, shop: Shop, caller: Caller, given: object = {}): Promise<Row> {
  const made = await caller.post(resource.path, { ...(await sampleOf(resource, shop)), ...given })
  expect({ status: made.statusCode, body: made.json<unknown>() }).toMatchObject({ status: 201 })
  return made.json<Row>()
}

const mayWrite = (resource: AnyResource) => PERMISSIONS.get(resource.permissions.write) ?? []
const others = (permission: string) => ROLES.filter((role) => !PERMISSIONS.get(permission)?.includes(role))

/** Somebody who may write it anywhere in the company. */
const writer = (shop: Shop): Promise<Caller> => shop.as('administrator')

describe.each(RESOURCES.map((resource) => [resource.path, resource] as const))('%s', (path, resource) => {
  test('may be read and written by the roles that its contract names, and by nobody else', async () => {
    const shop = await aShop(open())
    const row = await put(resource, shop, await writer(shop))
    for (const role of others(resource.permissions.read)) {
      const caller = await shop.as(role)
      for (const address of [path, `${path}/paginated`, `${path}/${row.id}`])
        await refuses(caller.get(address), 'auth.forbidden')
    }
    for (const role of others(resource.permissions.write)) {
      const caller = await shop.as(role)
      await refuses(caller.post(path, {}), 'auth.forbidden')
      await refuses(caller.put(`${path}/${row.id}`, {}), 'auth.forbidden')
      await refuses(caller.delete(`${path}/${row.id}`), 'auth.forbidden')
    }
    expect(mayWrite(resource)).toContain('administrator')
  })

  test('a body of another shape is refused, and so is an address that names none', async () => {
    const shop = await aShop(open())
    const caller = await writer(shop)
    const sample = await sampleOf(resource, shop)
    for (const wrong of [{}, { ...sample, somethingElse: 1 }, { ...sample, id: 'no id' }]) {
      await refuses(caller.post(path, wrong), 'request.invalid')
      await refuses(caller.put(`${path}/${newId()}`, wrong), 'request.invalid')
    }
    await refuses(caller.get(`${path}/none`), 'request.invalid')
    await refuses(caller.get(`${path}/${newId()}`), resource.errors.notFound)
    await refuses(caller.put(`${path}/${newId()}`, sample), resource.errors.notFound)
    await refuses(caller.delete(`${path}/${newId()}`), resource.errors.notFound)
  })

  test('one of another company is as unknown as one that never was', async () => {
    const shop = await aShop(open())
    const { id } = await put(resource, shop, await writer(shop))
    const elsewhere = await aShop(open())
    const stranger = await writer(elsewhere)
    await refuses(stranger.get(`${path}/${id}`), resource.errors.notFound)
    await refuses(stranger.put(`${path}/${id}`, await sampleOf(resource, elsewhere)), resource.errors.notFound)
    await refuses(stranger.delete(`${path}/${id}`), resource.errors.notFound)
  })

  test('is created once by its id, read with its version, changed and deleted on the version that is held', async () => {
    const shop = await aShop(open())
    const caller = await writer(shop)
    const id = newId()
    const row = await put(resource, shop, caller, { id })
    expect(row).toMatchObject({ id, version: 1 })
    await refuses(caller.post(path, { ...(await sampleOf(resource, shop)), id }), 'request.keyReused')
    const read = await caller.get(`${path}/${id}`)
    expect(read.headers['etag']).toBe('"1"')
    expect(read.json<Row>()).toMatchObject(row)

    const change = await sampleOf(resource, shop)
    const changed = await caller.put(`${path}/${id}`, change, { 'if-match': '"1"' })
    expect({ status: changed.statusCode, body: changed.json<unknown>() }).toMatchObject({
      status: 200,
      body: { id, version: 2 },
    })
    const stale = await refuses(caller.put(`${path}/${id}`, change, { 'if-match': '"1"' }), 'request.versionStale')
    expect(stale.message).toContain('The administrator')
    await refuses(caller.delete(`${path}/${id}`, { 'if-match': '"1"' }), 'request.versionStale')
    expect((await caller.delete(`${path}/${id}`, { 'if-match': '"2"' })).statusCode).toBe(204)
    await refuses(caller.get(`${path}/${id}`), resource.errors.notFound)
  })

  test('leaves a trace of each change, by whoever made it', async () => {
    const shop = await aShop(open())
    const caller = await writer(shop)
    const { id } = await put(resource, shop, caller)
    await caller.put(`${path}/${id}`, await sampleOf(resource, shop))
    await caller.delete(`${path}/${id}`)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'entity', 'user_id'])
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    const { entity } = resource
    expect(trace).toEqual(
      ['created', 'updated', 'removed'].map((verb) => ({
        action: `${entity}.${verb}`,
        entity,
        user_id: caller.userId,
      })),
    )
  })

  test('is listed in every order that its contract names, the same rows whatever the pages, and in no other', async () => {
    const shop = await aShop(open())
    const caller = await writer(shop)
    for (let count = 0; count < 5; count += 1) await put(resource, shop, caller)
    const page = async (query: string): Promise<PaginatedOf<Row>> =>
      (await caller.get(`${path}/paginated?${query}`)).json<PaginatedOf<Row>>()
    const ids = ({ data }: PaginatedOf<Row>) => data.map(({ id }) => id)
    for (const field of resource.list.orders) {
      for (const direction of ['asc', 'desc']) {
        const order = `order[field]=${field}&order[direction]=${direction}`
        const whole = await page(`${order}&limit=100`)
        expect(whole.meta.total).toBe(whole.data.length)
        const first = await page(`${order}&limit=2`)
        const second = await page(`${order}&limit=2&cursor=${first.meta.nextCursor ?? ''}`)
        expect([...ids(first), ...ids(second), ...ids(await page(`${order}&limit=2&page=3`))]).toEqual(
          ids(whole).slice(0, 6),
        )
      }
    }
    for (const query of [
      'order[field]=nothing',
      'filter[nothing]=x',
      'limit=101',
      'page=0',
      'cursor=x',
      'search[text]=a&search[fields][]=nothing',
    ])
      await refuses(caller.get(`${path}/paginated?${query}`), 'request.invalid')
    for (const filter of resource.list.filters)
      expect((await caller.get(`${path}/paginated?filter[${filter}]=`)).statusCode).toBe(200)
    for (const field of resource.list.searchFields)
      expect((await caller.get(`${path}/paginated?search[text]=a&search[fields][]=${field}`)).statusCode).toBe(200)
  })

  const taken = Object.entries(resource.parts.errors).flatMap(([reason, declared]) =>
    reason.endsWith('Taken') &&
    typeof declared !== 'number' &&
    declared[1] !== undefined &&
    declared[1] in propertiesOf(resource)
      ? [[reason, declared[1]] as const]
      : [],
  )
  test.each(taken)(
    '%s: what another one has is refused at its field, in this company only',
    async (reason, property) => {
      const shop = await aShop(open())
      const caller = await writer(shop)
      const row = await put(resource, shop, caller)
      const same = { ...(await sampleOf(resource, shop)), [property]: row[property] }
      const problem = await refuses(caller.post(path, same), `${resource.entity}.${reason}`)
      expect(problem.params).toEqual({ [property]: row[property] })
      expect(problem.errors?.[0]?.pointer).toBe(`/${property}`)
      const elsewhere = await aShop(open())
      await put(resource, elsewhere, await writer(elsewhere), { [property]: row[property] })
    },
  )
})

function propertiesOf({ input }: AnyResource): object {
  return 'properties' in input && typeof input.properties === 'object' && input.properties !== null
    ? input.properties
    : {}
}
