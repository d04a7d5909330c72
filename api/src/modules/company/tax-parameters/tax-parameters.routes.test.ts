import { describe, expect, test } from '@jest/globals'
import type { TaxParameter } from '@comptoir/contracts/company/tax-parameters'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../../test/app.ts'
import { aShop, refuses } from '../../../../test/shop.ts'

const open = setUpApp()
const TODAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(new Date())
const YESTERDAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Tunis' }).format(Date.now() - 86_400_000)
const NEXT_YEAR = `${Number(TODAY.slice(0, 4)) + 1}-01-01`

function aTax(over: object = {}): object {
  return {
    name: 'Loi de finances',
    code: 'stampInvoice',
    thresholdMilli: 0,
    validFrom: NEXT_YEAR,
    valueMilli: 1500,
    replacesMilli: null,
    ...over,
  }
}

describe('taxes by date', () => {
  test('are entered by administrators and accountants, read by those who see the books', async () => {
    const shop = await aShop(open())
    await refuses(shop.nobody.post('tax-parameters', aTax()), 'auth.required')
    for (const role of ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const)
      await refuses((await shop.as(role)).post('tax-parameters', aTax()), 'auth.forbidden')
    await refuses((await shop.as('cashier')).get('tax-parameters'), 'auth.forbidden')
    const stranger = await (await aShop(open())).as('administrator')
    await refuses(stranger.post(`/${shop.companyId}/tax-parameters`, aTax()), 'company.notFound')
    const accountant = await shop.as('accountant')
    const made = await accountant.post('tax-parameters', aTax())
    expect(made.statusCode).toBe(201)
    expect(made.json()).toMatchObject({ code: 'stampInvoice', validFrom: NEXT_YEAR, valueMilli: 1500, version: 1 })
    const list = (await (await shop.as('readOnly')).get('tax-parameters/paginated')).json<PaginatedOf<TaxParameter>>()
    expect(list.data.map(({ name }) => name)).toEqual(['Loi de finances'])
    expect((await stranger.get(`tax-parameters/${made.json<TaxParameter>().id}`)).statusCode).toBe(404)
  })

  test('are refused where they cannot be', async () => {
    const administrator = await (await aShop(open())).as('administrator')
    await refuses(administrator.post('tax-parameters', aTax({ code: 'wealth' })), 'request.invalid')
    await refuses(administrator.post('tax-parameters', aTax({ valueMilli: null })), 'request.invalid')
    await refuses(administrator.post('tax-parameters', aTax({ validFrom: '2027-02-30' })), 'request.invalid')
    const past = await refuses(
      administrator.post('tax-parameters', aTax({ validFrom: YESTERDAY })),
      'taxParameter.beforeToday',
    )
    expect(past.errors?.[0]?.pointer).toBe('/validFrom')
    const vat = { code: 'fodec', valueMilli: 100_001 }
    await refuses(administrator.post('tax-parameters', aTax(vat)), 'taxParameter.rateTooHigh')
    await refuses(
      administrator.post('tax-parameters', aTax({ code: 'fodec', valueMilli: 2000, thresholdMilli: 5 })),
      'taxParameter.thresholdNotTaken',
    )
    await administrator.post('tax-parameters', aTax())
    const taken = await refuses(
      administrator.post('tax-parameters', aTax({ valueMilli: 2000 })),
      'taxParameter.dayTaken',
    )
    expect(taken.errors?.[0]?.pointer).toBe('/validFrom')
    expect((await administrator.post('tax-parameters', aTax({ thresholdMilli: 50_000 }))).statusCode).toBe(201)
  })

  test('can be changed and deleted until the end of their first day, and stay from then on', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const { id } = (await administrator.post('tax-parameters', aTax())).json<TaxParameter>()
    const changed = await administrator.put(`tax-parameters/${id}`, aTax({ valueMilli: 0 }))
    expect(changed.json()).toMatchObject({ valueMilli: 0, version: 2 })
    await refuses(administrator.put(`tax-parameters/${id}`, aTax({ validFrom: YESTERDAY })), 'taxParameter.beforeToday')
    expect((await administrator.delete(`tax-parameters/${id}`)).statusCode).toBe(204)
    await refuses(administrator.delete(`tax-parameters/${id}`), 'taxParameter.notFound')
    const begun = (await administrator.post('tax-parameters', aTax({ validFrom: TODAY }))).json<TaxParameter>()
    const path = `tax-parameters/${begun.id}`
    expect((await administrator.put(path, aTax({ validFrom: TODAY, valueMilli: 3000 }))).statusCode).toBe(200)
    await open()
      .admin.updateTable('tax_parameter')
      .set({ valid_from: YESTERDAY })
      .where('company_id', '=', shop.companyId)
      .where('id', '=', begun.id)
      .execute()
    await refuses(administrator.put(path, aTax()), 'taxParameter.inForce')
    await refuses(administrator.delete(path), 'taxParameter.inForce')
  })
})
