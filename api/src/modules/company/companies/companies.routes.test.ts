import { beforeAll, describe, expect, test } from '@jest/globals'
import type { CompanyRow } from '@comptoir/contracts'
import { useApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = useApp()
const PATH = '/superadmin/companies'

interface Installation {
  shops: Shop[]
  jarraya: Shop
  superAdministrator: Caller
}

/** The list spans the installation, so this file fills its own database once: two companies share a name. */
let installation: Installation

beforeAll(async () => {
  const make = (name: string): Promise<Shop> => aShop(open(), { name, city: 'Sousse' })
  const jarraya = await make('Alimentation Jarraya')
  const shops = [await make('Bazar du Sahel'), jarraya, await make('Bazar du Sahel'), await make('Couffin de Djerba')]
  installation = { shops, jarraya, superAdministrator: await anOutsider(open(), { isSuperAdministrator: true }) }
})

async function page(query: string): Promise<CompanyRow[]> {
  const answer = await installation.superAdministrator.get(`${PATH}${query}`)
  expect(answer.statusCode).toBe(200)
  return answer.json<{ data: CompanyRow[] }>().data
}

describe('companies of the installation', () => {
  test('are for super-administrators only', async () => {
    const shop = installation.jarraya
    await refuses(shop.nobody.get(PATH), 'auth.required')
    await refuses((await shop.as('administrator')).get(PATH), 'auth.forbidden')
    await refuses((await anOutsider(open())).get(PATH), 'auth.forbidden')
    await refuses(installation.superAdministrator.get(`${PATH}?limit=1000`), 'request.invalid')
    await refuses(installation.superAdministrator.get(`${PATH}?after=Bazar`), 'request.invalid')
    await refuses(installation.superAdministrator.get(`/${shop.companyId}/points-of-sale`), 'company.notFound')
  })

  test('say their size and nothing of their business', async () => {
    await installation.jarraya.as('cashier')
    const [first] = await page('')
    expect(first).toEqual({
      id: installation.jarraya.companyId,
      name: 'Alimentation Jarraya',
      city: 'Sousse',
      currency: 'TND',
      pointOfSaleCount: 1,
      userCount: expect.any(Number),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect(first?.userCount).toBeGreaterThanOrEqual(2)
  })

  test('come page by page, each once, namesakes too', async () => {
    const seen: CompanyRow[] = []
    for (let rows = await page('?limit=1'); rows.length > 0; rows = await page(`?limit=1&after=${seen.at(-1)?.id ?? ''}`)) seen.push(...rows)
    expect(seen.map(({ name }) => name)).toEqual(['Alimentation Jarraya', 'Bazar du Sahel', 'Bazar du Sahel', 'Couffin de Djerba'])
    expect(new Set(seen.map(({ id }) => id))).toEqual(new Set(installation.shops.map(({ companyId }) => companyId)))
  })
})
