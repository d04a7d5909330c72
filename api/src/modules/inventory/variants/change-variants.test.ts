import { expect, test } from '@jest/globals'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { VariantChange, VariantGroup } from '@comptoir/contracts/inventory/variants'
import { setUpApp } from '../../../../test/app.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, refuses, type Caller } from '../../../../test/shop.ts'
import { aGroup, variantsOf } from '../../../../test/variants.ts'

const open = setUpApp()

/** Three variants, and a call that changes some of them at the versions that were read. */
async function three() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { group } = await aGroup(manager, [
    ['M', 'Rouge'],
    ['L', 'Rouge'],
  ])
  const { 'S, Rouge': s, 'M, Rouge': m, 'L, Rouge': l } = variantsOf(group)
  if (!s || !m || !l) throw new Error('A variant is missing')
  const send = (caller: Caller, variants: readonly VariantChange[]) =>
    caller.put(`variant-groups/${group.id}/variants`, { variants })
  const changed = async (...variants: VariantChange[]): Promise<Record<string, Product>> => {
    const answer = await send(manager, variants)
    expect(answer.statusCode).toBe(200)
    return variantsOf(answer.json<VariantGroup>())
  }
  const held = ({ id, version }: Product) => ({ id, version })
  return { shop, manager, group, s, m, l, send, changed, held }
}

test('many are changed at once, each with its own entry in the audit trail and its search text', async () => {
  const { s, m, l, changed, held, manager } = await three()
  const after = await changed(
    { ...held(s), price: 10, barcodes: ['111'] },
    { ...held(m), price: 20.5, code: ' TS-M ' },
    { ...held(l), isActive: false },
  )
  expect(after['S, Rouge']).toMatchObject({ priceTtc: 10, barcodes: ['111'], version: s.version + 1 })
  expect(after['M, Rouge']).toMatchObject({ priceTtc: 20.5, code: 'TS-M' })
  expect(after['L, Rouge']).toMatchObject({ isActive: false, priceTtc: l.priceTtc })
  for (const { id } of [s, m, l]) {
    const entries = await open().admin.selectFrom('audit_log').select('action').where('entity_id', '=', id).execute()
    expect(entries.filter(({ action }) => action === 'product.updated').length).toBeGreaterThan(0)
  }
  const found = (await manager.get('products/paginated?search[text]=ts-m')).json<{ data: Product[] }>().data
  expect(found.map(({ id }) => id)).toEqual([m.id])
})

test('a price is in the basis of its product', async () => {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const { group } = await aGroup(manager, [['M', 'Rouge']], { priceBasis: 'ht', price: 10 })
  const m = variantsOf(group)['M, Rouge']
  const answer = await manager.put(`variant-groups/${group.id}/variants`, {
    variants: [{ id: m?.id, version: m?.version, price: 100 }],
  })
  expect(variantsOf(answer.json<VariantGroup>())['M, Rouge']).toMatchObject({ priceHt: 100, priceTtc: 119 })
})

test('all of them or none: every refusal names its row and field', async () => {
  const { s, m, l, held, send, manager, group } = await three()
  await putProduct(manager, { code: 'OTHER', barcodes: ['999'] })
  const problem = await refuses(
    send(manager, [
      { ...held(s), price: 10 },
      { ...held(m), code: 'OTHER', barcodes: ['1', '999'] },
      { id: l.id, version: l.version + 3, price: 3 },
    ]),
    'request.invalid',
  )
  expect(problem.errors?.map(({ pointer, keyword }) => [pointer, keyword])).toEqual([
    ['/variants/2/version', 'request.versionStale'],
    ['/variants/1/code', 'product.codeTaken'],
    ['/variants/1/barcodes/1', 'product.barcodeTaken'],
  ])
  const tooFine = await refuses(
    send(manager, [
      { ...held(s), price: 10 },
      { ...held(m), price: 1.1234567 },
    ]),
    'request.invalid',
  )
  expect(tooFine.errors?.map(({ pointer }) => pointer)).toEqual(['/variants/1/price'])
  const twice = await refuses(
    send(manager, [
      { ...held(s), code: 'NEW', barcodes: ['5'] },
      { ...held(m), code: 'NEW', barcodes: ['5'] },
    ]),
    'request.invalid',
  )
  expect(twice.errors?.map(({ pointer }) => pointer)).toEqual(['/variants/1/code', '/variants/1/barcodes/0'])
  const now = (await manager.get(`variant-groups/${group.id}`)).json<VariantGroup>()
  expect(now).toEqual(group)
})

test('codes and barcodes go from one to another', async () => {
  const { s, m, l, changed, held } = await three()
  const given = await changed({ ...held(s), barcodes: ['1', '2'] }, { ...held(m), barcodes: ['3'] })
  const [first, second] = [given['S, Rouge'], given['M, Rouge']]
  if (!first || !second) throw new Error('A variant is missing')
  const after = await changed(
    { ...held(first), barcodes: ['2', '3'], code: m.code },
    { ...held(second), barcodes: ['1'], code: l.code },
    { ...held(l), code: 'FREE' },
  )
  expect(after['S, Rouge']).toMatchObject({ barcodes: ['2', '3'], code: m.code })
  expect(after['M, Rouge']).toMatchObject({ barcodes: ['1'], code: l.code })
  expect(after['L, Rouge']?.code).toBe('FREE')
})

test('two that want each other’s code are refused, and keep theirs', async () => {
  const { s, m, held, send, manager } = await three()
  const swap = [
    { ...held(s), code: m.code },
    { ...held(m), code: s.code },
  ]
  const { errors } = await refuses(send(manager, swap), 'request.invalid')
  expect(errors?.map(({ keyword }) => keyword)).toEqual(['product.codeTaken'])
})

test('a price needs the right to set it, the rest does not', async () => {
  const { shop, s, m, held, send } = await three()
  const keeper = await shop.as('stockKeeper')
  const refused = await refuses(
    send(keeper, [
      { ...held(s), barcodes: ['7'] },
      { ...held(m), price: 3 },
    ]),
    'auth.forbidden',
  )
  expect(refused.errors?.[0]?.pointer).toBe('/variants/1/price')
  expect((await send(keeper, [{ ...held(s), barcodes: ['7'] }])).statusCode).toBe(200)
})

test('a product of elsewhere is not changed with them', async () => {
  const { manager, send } = await three()
  const other = await putProduct(manager)
  const { errors } = await refuses(send(manager, [{ id: other.id, version: 1, price: 3 }]), 'variantGroup.notIn')
  expect(errors?.[0]?.pointer).toBe('/variants/0/id')
})

test('of two who change the same variant, the second is refused', async () => {
  const { s, held, send, manager } = await three()
  const answers = await Promise.all([10, 11, 12].map((price) => send(manager, [{ ...held(s), price }])))
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400, 400])
})
