import { expect, test } from '@jest/globals'
import type { Attribute } from '@comptoir/contracts/inventory/attributes'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aGroup, putAttribute } from '../../../../test/variants.ts'

const open = setUpApp()

const aManager = async (): Promise<Caller> => (await aShop(open())).as('manager')
const named = (...names: string[]) => names.map((name) => ({ name }))

test('an attribute has its values in the order given, and can be read by everybody', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const made = await putAttribute(manager, ' Taille ', ['M', ' S ', 'L'])
  expect(made).toMatchObject({ name: 'Taille', isActive: true, productCount: 0 })
  expect(made.values.map(({ name }) => name)).toEqual(['M', 'S', 'L'])
  const cashier = await shop.as('cashier')
  expect((await cashier.get(`attributes/${made.id}`)).json()).toEqual(made)
  const page = (await cashier.get('attributes/paginated?search[text]=tail')).json<PaginatedOf<Attribute>>()
  expect(page.data).toEqual([made])
  expect((await cashier.get('attributes')).json()).toEqual([{ id: made.id, name: 'Taille' }])
})

test('values are renamed, swapped, put in another order, added and deleted in one change', async () => {
  const manager = await aManager()
  const { id, values } = await putAttribute(manager, 'Taille', ['S', 'M', 'L'])
  const [s, m] = [values[0]?.id, values[1]?.id]
  const changed = await manager.put(`attributes/${id}`, {
    name: 'Taille',
    values: [{ name: 'XS' }, { id: m, name: 'S' }, { id: s, name: 'M' }],
  })
  expect(changed.json<Attribute>().values).toEqual([
    { id: expect.any(String), name: 'XS' },
    { id: m, name: 'S' },
    { id: s, name: 'M' },
  ])
})

test('a name that another has, a value that is there twice, and bad bodies are refused', async () => {
  const manager = await aManager()
  const { id, values } = await putAttribute(manager, 'Taille', ['S'])
  await refuses(manager.post('attributes', { name: 'TAILLE', values: [] }), 'attribute.nameTaken')
  const twice = await refuses(
    manager.post('attributes', { name: 'Pointure', values: named('42', '43', '42 ') }),
    'attribute.valueTwice',
  )
  expect([twice.params, twice.errors?.[0]?.pointer]).toEqual([{ value: '42' }, '/values/2'])
  for (const wrong of [{}, { name: ' ', values: [] }, { name: 'x', values: named('') }, { name: 'x', values: [{}] }])
    await refuses(manager.post('attributes', wrong), 'request.invalid')
  const other = await putAttribute(manager, 'Couleur', [])
  // A value stays with its attribute.
  await refuses(manager.put(`attributes/${other.id}`, { name: 'Couleur', values }), 'request.keyReused')
  expect((await manager.get(`attributes/${id}`)).json<Attribute>().values).toEqual(values)
})

test('what variants use is neither deleted with its attribute nor alone, and says by how many', async () => {
  const manager = await aManager()
  const { size, colour } = await aGroup(manager, [
    ['M', 'Rouge'],
    ['L', 'Rouge'],
  ])
  expect((await manager.get(`attributes/${colour.id}`)).json<Attribute>().productCount).toBe(3)
  const inUse = await refuses(manager.delete(`attributes/${colour.id}`), 'attribute.inUse')
  expect(inUse.params).toEqual({ products: 3 })
  const [, ...rest] = size.values
  const kept = await refuses(
    manager.put(`attributes/${size.id}`, { name: 'Taille', values: rest }),
    'attribute.valueInUse',
  )
  expect([kept.params, kept.errors?.[0]?.pointer]).toEqual([{ value: 'S', products: 1 }, '/values'])
  const unused = colour.values.slice(0, 1)
  expect((await manager.put(`attributes/${colour.id}`, { name: 'Couleur', values: unused })).statusCode).toBe(200)
})

test('one that nothing uses is deleted with its values', async () => {
  const manager = await aManager()
  const { id } = await putAttribute(manager, 'Taille', ['S', 'M'])
  expect((await manager.delete(`attributes/${id}`)).statusCode).toBe(204)
  await refuses(manager.get(`attributes/${id}`), 'attribute.notFound')
  expect((await putAttribute(manager, 'Taille', ['S'])).values).toHaveLength(1)
})

test('a change that was decided on an older version is refused', async () => {
  const manager = await aManager()
  const { id, values } = await putAttribute(manager, 'Taille', ['S'])
  const input = { name: 'Taille', values }
  await manager.put(`attributes/${id}`, input, { 'if-match': '"1"' })
  await refuses(manager.put(`attributes/${id}`, input, { 'if-match': '"1"' }), 'request.versionStale')
})

test('nobody without the right changes one, and no other company sees it', async () => {
  const shop = await aShop(open())
  const { id } = await putAttribute(await shop.as('manager'), 'Taille', ['S'])
  const input = { name: 'Couleur', values: [] }
  await refuses(shop.nobody.post('attributes', input), 'auth.required')
  for (const role of ['cashier', 'accountant', 'readOnly'] as const) {
    const caller = await shop.as(role)
    await refuses(caller.post('attributes', input), 'auth.forbidden')
    await refuses(caller.put(`attributes/${id}`, input), 'auth.forbidden')
    await refuses(caller.delete(`attributes/${id}`), 'auth.forbidden')
  }
  const stranger = await aManager()
  await refuses(stranger.get(`attributes/${id}`), 'attribute.notFound')
  await refuses(stranger.put(`attributes/${id}`, input), 'attribute.notFound')
  await refuses(stranger.delete(`attributes/${id}`), 'attribute.notFound')
})

test('an attribute sent twice under one id is one', async () => {
  const manager = await aManager()
  const input = { id: newId(), name: 'Taille', values: [{ id: newId(), name: 'S' }] }
  const headers = { 'idempotency-key': newId() }
  const answers = [await manager.post('attributes', input, headers), await manager.post('attributes', input, headers)]
  expect(answers[1]?.json()).toEqual(answers[0]?.json())
  await refuses(manager.post('attributes', { ...input, name: 'Pointure' }), 'request.keyReused')
})
