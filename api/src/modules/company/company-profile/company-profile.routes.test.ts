import { describe, expect, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Register } from '@comptoir/contracts/company/registers'
import type { Me } from '@comptoir/contracts/identity/session'
import type { Static } from 'typebox'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aPicture, companyFields, companySaver } from '../../../../test/company-form.ts'
import { anOutsider, aShop, refuses } from '../../../../test/shop.ts'
import { anotherShop } from '../../../../test/shops.ts'

const open = setUpApp()
const save = companySaver(open)

describe('the company of whoever signed up', () => {
  test('is made whole by its form, and the account is its administrator at once', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const made = await save(founder, id, companyFields(), await aPicture(), { 'accept-language': 'ar' })
    expect(made.statusCode).toBe(201)
    expect(made.headers['etag']).toBe('"1"')
    expect(made.json<CompanyProfile>()).toMatchObject({
      id,
      name: 'Bazar du Sahel',
      phone: '+216 73226410',
      legalForm: 'SARL',
      isVatSubject: true,
      defaultVatRate: 7,
      defaultFodecRate: null,
      defaultTaxStamp: 1,
      maxDiscountRate: 12.5,
      itManager: null,
      hasPhoto: true,
      version: 1,
    })
    // The same token: the company that the session is in now counts, not the one it was made with.
    const me = (await founder.get('/users/me')).json<Static<typeof Me>>()
    expect(me).toMatchObject({
      user: { companyId: id, role: 'administrator', isAdministrator: true },
      company: { id, defaultVatRate: 7 },
      pointsOfSale: [],
    })
    expect((await founder.get(`/${id}/vat-rates`)).json()).toEqual(
      [0, 7, 13, 19].map((rate) => ({ rate, isDefault: rate === 7 })),
    )
    const walkIn = await open()
      .admin.selectFrom('client')
      .select(['name', 'name_key', 'is_default'])
      .where('company_id', '=', id)
      .execute()
    expect(walkIn).toEqual([{ name: 'Client passager', name_key: 'walkIn', is_default: true }])
    const methods = await open()
      .admin.selectFrom('payment_method')
      .select(['kind', 'name', 'name_key'])
      .where('company_id', '=', id)
      .where('direction', '=', 'client')
      .execute()
    expect(methods).toEqual([{ kind: 'cash', name: 'Espèces', name_key: 'cash' }])
  })

  test('sent again, or twice at once, is one company', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    const answers = await Promise.all([save(founder, id), save(founder, id)])
    for (const answer of answers) expect(answer.json()).toMatchObject({ id, version: 1 })
    const again = await save(founder, id)
    expect(again.statusCode).toBe(200)
    expect(again.json()).toMatchObject({ id, version: 1 })
    await refuses(save(founder, newId()), 'company.notFound')
  })

  test('is nobody else’s: an id that is taken is not there', async () => {
    const shop = await aShop(open())
    await refuses(save(shop.nobody, newId()), 'auth.required')
    await refuses(save(await anOutsider(open()), shop.companyId), 'company.notFound')
    await refuses(save(await anOutsider(open()), 'not-an-id'), 'request.invalid')
    const json = { method: 'PUT', url: `/api/company/${newId()}`, payload: companyFields() } as const
    await refuses(
      open().app.inject({ ...json, headers: (await anOutsider(open())).headers }),
      'request.unsupportedMediaType',
    )
  })

  test('has a first point of sale that can sell; the next one is left to its owner', async () => {
    const founder = await anOutsider(open())
    const id = newId()
    await save(founder, id)
    const point = anotherShop('SS', 'Sousse')
    const headers = { 'idempotency-key': newId() }
    const first = await founder.post(`/${id}/points-of-sale`, { ...point, id: newId() }, headers)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ registerCount: 1 })
    const registers = await founder.get(`/${id}/points-of-sale/${first.json<PointOfSale>().id}/registers`)
    expect(registers.json<Register[]>()).toMatchObject([
      { code: '1', name: 'Register 1', numbering: 'server', isActive: true },
    ])
    expect((await founder.post(`/${id}/points-of-sale`, { ...point, code: 'SF' })).json()).toMatchObject({
      registerCount: 0,
    })
  })
})

describe('a company', () => {
  test('is read by its people only', async () => {
    const shop = await aShop(open(), { city: 'Sousse' })
    const path = `/company/${shop.companyId}`
    await refuses(shop.nobody.get(path), 'auth.required')
    await refuses((await anOutsider(open())).get(path), 'company.notFound')
    await refuses((await (await aShop(open())).as('administrator')).get(path), 'company.notFound')
    const answer = await (await shop.as('cashier')).get(path)
    expect(answer.headers['etag']).toBe('"1"')
    expect(answer.json()).toMatchObject({
      id: shop.companyId,
      name: 'A shop',
      city: 'Sousse',
      email: '',
      hasPhoto: false,
      defaultVatRate: 19,
    })
  })

  test('is changed by its administrators only, on the version that was read', async () => {
    const shop = await aShop(open())
    const id = shop.companyId
    const administrator = await shop.as('administrator')
    await refuses(save(shop.nobody, id), 'auth.required')
    await refuses(save(await shop.as('manager'), id), 'auth.forbidden')
    await refuses(save(await (await aShop(open())).as('administrator'), id), 'company.notFound')
    await refuses(save(administrator, id, {}), 'request.invalid')
    const changed = await save(administrator, id, companyFields({ legalForm: '', defaultVatRate: '19' }), undefined, {
      'if-match': '"1"',
    })
    expect(changed.statusCode).toBe(200)
    expect(changed.json()).toMatchObject({ name: 'Bazar du Sahel', version: 2, legalForm: null })
    const problem = await refuses(
      save(administrator, id, companyFields(), undefined, { 'if-match': '"1"' }),
      'request.versionStale',
    )
    expect(problem.params).toMatchObject({ by: 'The administrator' })
    const trail = await open()
      .admin.selectFrom('audit_log')
      .select(['action'])
      .where('company_id', '=', id)
      .where('entity', '=', 'company')
      .execute()
    expect(trail).toEqual([{ action: 'company.updated' }])
  })

  test('takes a rate that it did not have as its default', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await save(administrator, shop.companyId, companyFields({ defaultVatRate: '20' }))
    const rates = (await administrator.get('vat-rates')).json<{ rate: number; isDefault: boolean }[]>()
    expect(rates.filter(({ isDefault }) => isDefault)).toEqual([{ rate: 20, isDefault: true }])
    expect(rates).toHaveLength(5)
  })
})
