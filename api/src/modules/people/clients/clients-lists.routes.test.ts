import { describe, expect, test } from '@jest/globals'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aShop, refuses, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()

describe('lists of clients', () => {
  async function aDirectory(): Promise<{ names: (query: string) => Promise<string[]>; shop: Shop }> {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const none = { phone: null, email: null, taxId: null, city: null }
    await manager.post('clients', aClient())
    await manager.post(
      'clients',
      aClient({
        ...none,
        kind: 'person',
        code: 'CL-020',
        name: 'Amel Ben Youssef',
        phone: '98 112 233',
        city: 'Sousse',
      }),
    )
    await manager.post(
      'clients',
      aClient({ ...none, kind: 'person', code: 'CL-021', name: 'أحمد الطرابلسي', city: 'Sfax', isActive: false }),
    )
    const names = async (query: string): Promise<string[]> => {
      const answer = await manager.get(`clients/paginated?${query}`)
      expect(answer.statusCode).toBe(200)
      return answer.json<PaginatedOf<Client>>().data.map(({ name }) => name)
    }
    return { names, shop }
  }
  const encoded = (text: string): string => `search[text]=${encodeURIComponent(text)}`

  test('search forgives accents, spaces in numbers, spelling and the order of words', async () => {
    const { names } = await aDirectory()
    expect(await names(encoded('medina cafe'))).toEqual(['Café de la Médina'])
    expect(await names(encoded('71748320'))).toEqual(['Café de la Médina'])
    expect(await names(encoded('748 320'))).toEqual(['Café de la Médina'])
    expect(await names(encoded('1234567a'))).toEqual(['Café de la Médina'])
    expect(await names(encoded('احمد'))).toEqual(['أحمد الطرابلسي'])
    expect(await names(encoded('%'))).toEqual([])
    expect(await names(encoded('  '))).toHaveLength(4)
  })

  test('search looks in the fields that it is given', async () => {
    const { names } = await aDirectory()
    expect(await names(`${encoded('cl-02')}&search[fields][]=code`)).toEqual(['Amel Ben Youssef', 'أحمد الطرابلسي'])
    expect(await names(`${encoded('cl-02')}&search[fields][]=name&search[fields][]=email`)).toEqual([])
    expect(await names(`${encoded('medina.example')}&search[fields][]=email`)).toEqual(['Café de la Médina'])
  })

  test('filters, order and pages', async () => {
    const { names, shop } = await aDirectory()
    expect(await names('filter[kind]=business')).toEqual(['Café de la Médina'])
    expect(await names('filter[isActive]=false')).toEqual(['أحمد الطرابلسي'])
    expect(await names('filter[kind]=person&filter[isActive]=true&order[field]=code&order[direction]=desc')).toEqual([
      'Walk-in client',
      'Amel Ben Youssef',
    ])
    expect(await names('order[field]=city&filter[kind]=person&limit=1')).toEqual(['أحمد الطرابلسي'])
    const reader = await shop.as('accountant')
    const second = (await reader.get('clients/paginated?page=2&limit=3&order[field]=code')).json<PaginatedOf<Client>>()
    expect(second).toMatchObject({
      data: [{ code: 'PASSAGER' }],
      meta: { total: 4, page: 2, limit: 3, isTotalCapped: false },
    })
    await refuses(reader.get('clients/paginated?order[field]=phone'), 'request.invalid')
    await refuses(reader.get('clients/paginated?filter[code]=x'), 'request.invalid')
    await refuses(reader.get('clients/paginated?search[text]=a&search[fields][]=search_text'), 'request.invalid')
    await refuses(reader.get('clients/paginated?limit=101'), 'request.invalid')
  })

  test('the short list has the active ones, by name', async () => {
    const { shop } = await aDirectory()
    const answer = await (await shop.as('cashier')).get('clients')
    expect(answer.json<{ name: string }[]>().map(({ name }) => name)).toEqual([
      'Amel Ben Youssef',
      'Café de la Médina',
      'Walk-in client',
    ])
  })
})
