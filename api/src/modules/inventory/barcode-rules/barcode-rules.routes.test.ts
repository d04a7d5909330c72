import { describe, expect, test } from '@jest/globals'
import type { BarcodeRule, GivenBarcode } from '@comptoir/contracts/inventory/barcode-rules'
import type { CounterProduct } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { barcodeOfNumber, checkDigitOf } from '@comptoir/money'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller, type Shop } from '../../../../test/shop.ts'

const open = setUpApp()
const OWN = '20IIIIIIIIIIC'

async function rulesOf(caller: Caller, language = 'fr'): Promise<BarcodeRule[]> {
  const answer = await caller.get('barcode-rules/paginated', { 'accept-language': language })
  return answer.json<PaginatedOf<BarcodeRule>>().data
}

/** Says of the rule with a pattern whether it is active. */
async function turn(caller: Caller, pattern: string, isActive: boolean): Promise<void> {
  const { id, name, position, decimals } = (await rulesOf(caller)).find((rule) => rule.pattern === pattern)!
  const answer = await caller.put(`barcode-rules/${id}`, { name, pattern, position, decimals, isActive })
  expect(answer.statusCode).toBe(200)
}

describe('the rules of a company', () => {
  test('begin with its own codes, and with those of scales, which are off', async () => {
    const manager = await (await aShop(open())).as('manager')
    expect((await rulesOf(manager)).map(({ name, pattern, isActive }) => [name, pattern, isActive])).toEqual([
      ['Codes du magasin', OWN, true],
      ['Pesé, poids dans le code', '21IIIIIWWWWWC', false],
      ['Pesé, prix dans le code', '22IIIIIPPPPPC', false],
    ])
    expect((await rulesOf(manager, 'ar')).map(({ name }) => name)).toContain('رموز المتجر')
  })

  test('are changed by managers alone, and read by everybody', async () => {
    const shop = await aShop(open())
    const body = { name: 'Balance', pattern: '23IIIIIWWWWWC', position: 9, decimals: 3 }
    for (const role of ['cashier', 'stockKeeper', 'accountant', 'readOnly'] as const) {
      const caller = await shop.as(role)
      expect(await rulesOf(caller)).toHaveLength(3)
      await refuses(caller.post('barcode-rules', body), 'auth.forbidden')
    }
    const manager = await shop.as('manager')
    expect((await manager.post('barcode-rules', body)).statusCode).toBe(201)
    await refuses(manager.post('barcode-rules', body), 'barcodeRule.nameTaken')
  })

  test.each(['619IIIIWWWWWC', '21IIIIIWWWWW', '21IIIIIWWPPPC', '21 IIIII WWWWC', '21IIIIIXXXXXC'])(
    'the pattern %s is refused',
    async (pattern) => {
      const manager = await (await aShop(open())).as('manager')
      await refuses(manager.post('barcode-rules', { name: 'X', pattern, position: 1, decimals: 3 }), 'request.invalid')
    },
  )
})

async function found(caller: Caller, shop: Shop, barcode: string): Promise<CounterProduct[]> {
  const answer = await caller.get(`products/find?pointOfSaleId=${shop.pointOfSaleId}&barcode=${barcode}`)
  return answer.json<{ data: CounterProduct[] }>().data
}

describe('the counter’s search for a code', () => {
  test('reads a weight once its rule is on', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { barcodes: ['00123'], price: 28.9 })
    expect(await found(manager, shop, '2100123005253')).toEqual([])
    await turn(manager, '21IIIIIWWWWWC', true)
    expect(await found(manager, shop, '2100123005253')).toEqual([expect.objectContaining({ id, quantityMilli: 525 })])
    expect(await found(manager, shop, '2100123005254')).toEqual([])
  })

  test('reads a price as the quantity that costs so much', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const { id } = await putProduct(manager, { barcodes: ['00123'], price: 28.9 })
    await turn(manager, '22IIIIIPPPPPC', true)
    expect(await found(manager, shop, '2200123151735')).toEqual([expect.objectContaining({ id, quantityMilli: 525 })])
  })

  test('knows a product by the code without weight, and by its own code', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await turn(manager, '21IIIIIWWWWWC', true)
    const base = '210077700000'
    const cheese = await putProduct(manager, { barcodes: [base + checkDigitOf(base)] })
    const dates = await putProduct(manager, { code: '00888' })
    const scanned = (number: string): string => `21${number}01500${checkDigitOf(`21${number}01500`)}`
    expect(await found(manager, shop, scanned('00777'))).toMatchObject([{ id: cheese.id, quantityMilli: 1500 }])
    expect(await found(manager, shop, scanned('00888'))).toMatchObject([{ id: dates.id, quantityMilli: 1500 }])
    expect(await found(manager, shop, scanned('00999'))).toEqual([])
  })

  test('prefers the product that has the whole code', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    await turn(manager, '21IIIIIWWWWWC', true)
    await putProduct(manager, { barcodes: ['00123'] })
    const whole = await putProduct(manager, { barcodes: ['2100123005253'] })
    const [product] = await found(manager, shop, '2100123005253')
    expect(product?.id).toBe(whole.id)
    expect(product).not.toHaveProperty('quantityMilli')
  })
})

describe('a code that is given', () => {
  const give = async (caller: Caller): Promise<string> =>
    (await caller.post('barcode-rules/give', {})).json<GivenBarcode>().barcode

  test('is the next one that no product has', async () => {
    const manager = await (await aShop(open())).as('manager')
    const codeOf = (number: number): string => barcodeOfNumber(number, { pattern: OWN, decimals: 0 }) ?? ''
    await putProduct(manager, { barcodes: [codeOf(1), codeOf(3)] })
    expect(await give(manager)).toBe(codeOf(2))
    expect(await give(manager)).toBe(codeOf(4))
  })

  test('is given to one of those who ask at the same moment', async () => {
    const shop = await aShop(open())
    const callers = [await shop.as('manager'), await shop.as('stockKeeper'), await shop.as('administrator')]
    const given = await Promise.all([...callers, ...callers, ...callers].map(give))
    expect(new Set(given).size).toBe(given.length)
  })

  test('is refused in words without a rule, beyond its last number, and to who keeps no catalogue', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    for (const role of ['cashier', 'accountant', 'readOnly'] as const)
      await refuses((await shop.as(role)).post('barcode-rules/give', {}), 'auth.forbidden')
    await open()
      .admin.updateTable('barcode_rule')
      .set({ last_number: 9_999_999_999 })
      .where('company_id', '=', shop.companyId)
      .execute()
    const { params } = await refuses(manager.post('barcode-rules/give', {}), 'barcodeRule.usedUp')
    expect(params).toEqual({ name: 'Codes du magasin' })
    await turn(manager, OWN, false)
    await refuses(manager.post('barcode-rules/give', {}), 'barcodeRule.noneToGive')
  })
})
