import { beforeAll, describe, expect, test } from '@jest/globals'
import type { NewCompanyInput } from '@comptoir/contracts/company/companies'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { anOutsider, aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const PATH = '/superadmin/companies'

interface Installation {
  jarraya: Shop
  superAdministrator: Caller
}

let installation: Installation

beforeAll(async () => {
  const jarraya = await aShop(open(), { name: 'Alimentation Jarraya', city: 'Sousse' })
  installation = { jarraya, superAdministrator: await anOutsider(open(), { isSuperAdministrator: true }) }
})

describe('a new company', () => {
  const aCompany = (over: Partial<NewCompanyInput> = {}): NewCompanyInput => ({
    id: newId(),
    name: 'Gifts of London',
    currency: 'GBP',
    timeZone: 'Europe/London',
    stockPolicy: 'allow',
    administrator: { email: `owner-${newId()}@test.example`, name: 'Ada King', password: 'a long enough password' },
    ...over,
  })

  test('is made by super-administrators only, and whole', async () => {
    const body = aCompany()
    const { jarraya, superAdministrator } = installation
    await refuses(jarraya.nobody.post(PATH, body), 'auth.required')
    await refuses((await jarraya.as('administrator')).post(PATH, body), 'auth.forbidden')
    for (const wrong of [
      { name: ' ' },
      { currency: 'CHF' },
      { timeZone: 'Nowhere/Here' },
      { owner: 'x' },
      { administrator: { ...body.administrator, password: 'short' } },
    ]) {
      await refuses(superAdministrator.post(PATH, { ...body, ...wrong }), 'request.invalid')
    }
    const made = await superAdministrator.post(PATH, body)
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({
      id: body.id,
      name: 'Gifts of London',
      currency: 'GBP',
      pointOfSaleCount: 0,
      userCount: 1,
    })
    const signedIn = await open().app.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: body.administrator.email, password: body.administrator.password },
    })
    expect(signedIn.statusCode).toBe(200)
    const { token } = signedIn.json<{ token: string }>()
    const rates = await open().app.inject({
      url: `/api/${body.id}/vat-rates`,
      headers: { authorization: `Bearer ${token}` },
    })
    expect(rates.json()).toContainEqual({ rate: 19, isDefault: true })
    await refuses(superAdministrator.get(`/${body.id}/points-of-sale`), 'company.notFound')
  })

  test('asked for again is the same; under its id no other is made', async () => {
    const body = aCompany()
    const { superAdministrator } = installation
    const copies = await Promise.all([superAdministrator.post(PATH, body), superAdministrator.post(PATH, body)])
    for (const copy of copies) expect(copy.json()).toMatchObject({ id: body.id, userCount: 1 })
    expect((await superAdministrator.post(PATH, body)).statusCode).toBe(200)
    await refuses(superAdministrator.post(PATH, { ...body, currency: 'EUR' }), 'request.keyReused')
    await refuses(superAdministrator.post(PATH, { ...body, name: 'Another' }), 'request.keyReused')
  })

  test('goes to somebody who is known, or needs a password', async () => {
    const { superAdministrator } = installation
    const first = aCompany()
    await superAdministrator.post(PATH, first)
    const { email, name } = first.administrator
    expect(
      (await superAdministrator.post(PATH, aCompany({ administrator: { email: email.toUpperCase(), name } })))
        .statusCode,
    ).toBe(201)
    const stranger = aCompany({ administrator: { email: 'stranger@test.example', name } })
    const problem = await refuses(superAdministrator.post(PATH, stranger), 'company.administratorUnknown')
    expect(problem.message).toContain('stranger@test.example')
    const all = await superAdministrator.get(`${PATH}/paginated?limit=100`)
    expect(all.json<{ data: { id: string }[] }>().data.map(({ id }) => id)).not.toContain(stranger.id)
  })
})
