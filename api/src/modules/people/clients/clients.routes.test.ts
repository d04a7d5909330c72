import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient, aSaleTo } from '../../../../test/clients.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()

describe('clients', () => {
  test('refuses whoever may not create one, then creates it', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await refuses(shop.nobody.post('clients', aClient()), 'auth.required')
    await refuses((await shop.as('stockKeeper')).post('clients', aClient()), 'auth.forbidden')
    await refuses(manager.post('clients', aClient({ name: null })), 'request.invalid')
    await refuses(manager.post('clients', aClient({ email: 'nobody' })), 'request.invalid')
    await refuses(manager.post('clients', aClient({ isDefault: true })), 'request.invalid')
    await refuses(
      (await (await aShop(open())).as('administrator')).post(`/${shop.companyId}/clients`, aClient()),
      'company.notFound',
    )
    const response = await manager.post('clients', aClient())
    expect(response.statusCode).toBe(201)
    expect(response.headers['etag']).toBe('"1"')
    expect(response.json()).toMatchObject({ ...aClient(), isDefault: false, isActive: true, version: 1 })
  })

  test('what is typed is kept without the spaces around it, and nothing at all is null', async () => {
    const manager = await (await aShop(open())).as('manager')
    const created = await manager.post(
      'clients',
      aClient({ code: ' CL-7 ', name: '  Amel  ', phone: ' ', taxId: '', city: null }),
    )
    expect(created.json<Client>()).toMatchObject({ code: 'CL-7', name: 'Amel', phone: null, taxId: null, city: null })
  })

  test('refuses whoever may not read them, and answers one with its version', async () => {
    const shop = await aShop(open())
    const reader = await shop.as('readOnly')
    const stranger = await (await aShop(open())).as('administrator')
    const { id } = (await (await shop.as('cashier')).post('clients', aClient())).json<Client>()
    for (const path of ['clients', 'clients/paginated', `clients/${id}`]) {
      await refuses(shop.nobody.get(path), 'auth.required')
      await refuses(stranger.get(`/${shop.companyId}/${path}`), 'company.notFound')
    }
    await refuses(stranger.get(`clients/${id}`), 'client.notFound')
    await refuses(reader.get(`clients/${newId()}`), 'client.notFound')
    await refuses(reader.get('clients/none'), 'request.invalid')
    const found = await reader.get(`clients/${id}`)
    expect(found.headers['etag']).toBe('"1"')
    expect(found.json<Client>()).toMatchObject({ id, name: 'Café de la Médina' })
  })

  test('a code is taken once in a company, and free in another', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await manager.post('clients', aClient())
    const problem = await refuses(manager.post('clients', aClient({ name: 'Another' })), 'client.codeTaken')
    expect(problem.params).toEqual({ code: 'CL-014' })
    expect(problem.errors?.[0]?.pointer).toBe('/code')
    const { id } = (await manager.post('clients', aClient({ code: 'CL-015' }))).json<Client>()
    await refuses(manager.put(`clients/${id}`, aClient()), 'client.codeTaken')
    expect((await (await (await aShop(open())).as('manager')).post('clients', aClient())).statusCode).toBe(201)
  })

  test('an id names one client only', async () => {
    const manager = await (await aShop(open())).as('manager')
    const id = newId()
    expect((await manager.post('clients', aClient({ id }))).json<Client>().id).toBe(id)
    await refuses(manager.post('clients', aClient({ id, code: 'CL-015' })), 'request.keyReused')
  })

  test('refuses whoever may not change one, then changes it; a stale version says who was first', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post('clients', aClient())).json<Client>()
    const path = `clients/${id}`
    await refuses(shop.nobody.put(path, aClient()), 'auth.required')
    await refuses((await shop.as('readOnly')).put(path, aClient()), 'auth.forbidden')
    await refuses(manager.put(path, aClient({ kind: 'robot' })), 'request.invalid')
    await refuses((await (await aShop(open())).as('manager')).put(path, aClient()), 'client.notFound')
    const changed = await manager.put(path, aClient({ name: 'Café de la Corniche', isActive: false }), {
      'if-match': '"1"',
    })
    expect(changed.headers['etag']).toBe('"2"')
    expect(changed.json<Client>()).toMatchObject({ name: 'Café de la Corniche', isActive: false, version: 2 })
    const problem = await refuses(manager.put(path, aClient(), { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.message).toContain('The manager')
    expect(problem.message).not.toContain('…')
    expect((await manager.put(path, aClient())).json<Client>()).toMatchObject({ isActive: false, version: 3 })
  })

  test('is kept by a cashier, who neither deletes nor deactivates it', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const { id } = (await cashier.post('clients', aClient())).json<Client>()
    await refuses(cashier.delete(`clients/${id}`), 'auth.forbidden')
    const problem = await refuses(cashier.put(`clients/${id}`, aClient({ isActive: false })), 'auth.forbidden')
    expect([problem.errors?.[0]?.pointer, problem.message]).toEqual([
      '/isActive',
      expect.stringContaining('deactivate'),
    ])
    expect((await cashier.put(`clients/${id}`, aClient({ phone: '71 000 111', isActive: true }))).statusCode).toBe(200)
    expect((await (await shop.as('accountant')).delete(`clients/${id}`)).statusCode).toBe(204)
  })

  test('refuses whoever may not delete one, then deletes it', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post('clients', aClient())).json<Client>()
    await refuses(shop.nobody.delete(`clients/${id}`), 'auth.required')
    await refuses((await shop.as('stockKeeper')).delete(`clients/${id}`), 'auth.forbidden')
    await refuses(manager.delete('clients/none'), 'request.invalid')
    await refuses((await (await aShop(open())).as('manager')).delete(`clients/${id}`), 'client.notFound')
    expect((await manager.delete(`clients/${id}`)).statusCode).toBe(204)
    await refuses(manager.get(`clients/${id}`), 'client.notFound')
  })

  test('is deleted as it was seen: a stale version stays, says who was first, and comes after what keeps it anyway', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post('clients', aClient())).json<Client>()
    const path = `clients/${id}`
    await manager.put(path, aClient({ city: 'Sousse' }))
    await refuses(manager.delete(path, { 'if-match': 'nonsense' }), 'request.invalid')
    const problem = await refuses(manager.delete(path, { 'if-match': '"1"' }), 'request.versionStale')
    expect(problem.params).toMatchObject({ by: 'The manager' })
    expect((await manager.get(path)).headers['etag']).toBe('"2"')
    expect((await manager.delete(path, { 'if-match': '"2"' })).statusCode).toBe(204)
    const sold = (await manager.post('clients', aClient())).json<Client>()
    await aSaleTo(open(), shop, sold.id)
    await refuses(manager.delete(`clients/${sold.id}`, { 'if-match': '"7"' }), 'client.inUse')
  })

  test('one whom a sale belongs to stays', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post('clients', aClient())).json<Client>()
    await aSaleTo(open(), shop, id)
    const problem = await refuses(manager.delete(`clients/${id}`), 'client.inUse')
    expect(problem.params).toEqual({ sales: 1, returns: 0, pointsOfSale: 0, merged: 0 })
    expect((await manager.get(`clients/${id}`)).statusCode).toBe(200)
  })

  test('every change leaves its trace', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = (await manager.post('clients', aClient())).json<Client>()
    await manager.put(`clients/${id}`, aClient({ city: 'Sousse' }))
    await manager.delete(`clients/${id}`)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select(['action', 'user_id', 'before', 'after'])
      .where('entity_id', '=', id)
      .orderBy('recorded_at')
      .execute()
    expect(trace.map(({ action }) => action)).toEqual(['client.created', 'client.updated', 'client.removed'])
    expect(trace.every(({ user_id }) => user_id === manager.userId)).toBe(true)
    expect(trace[1]).toMatchObject({ before: { city: 'Tunis' }, after: { city: 'Sousse' } })
  })
})

describe('the walk-in client', () => {
  test('is one per company and is neither deleted nor made inactive', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const [walkIn] = (await manager.get('clients/paginated')).json<PaginatedOf<Client>>().data
    expect(walkIn).toMatchObject({ isDefault: true, isActive: true, code: 'PASSAGER' })
    const path = `clients/${walkIn?.id ?? ''}`
    await refuses(manager.delete(path), 'client.isDefault')
    const plain = {
      kind: 'person',
      code: 'PASSAGER',
      name: 'Passant',
      phone: null,
      email: null,
      taxId: null,
      address: null,
      postalCode: null,
      city: null,
    }
    await refuses(manager.put(path, { ...plain, isActive: false }), 'client.isDefault')
    expect((await manager.put(path, plain)).json<Client>()).toMatchObject({
      name: 'Passant',
      isDefault: true,
      isActive: true,
    })
  })
})
