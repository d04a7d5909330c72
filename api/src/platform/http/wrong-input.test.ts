import type { Problem } from '@comptoir/contracts/schema'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aProduct, anOpenSession, aSale, cashOf } from '../../../test/goods.ts'
import { aForm } from '../../../test/multipart.ts'
import { aShop, refuses } from '../../../test/shop.ts'

const open = setUpApp()
const JSON_BODY = { 'content-type': 'application/json' }

/** What a caller sends wrongly is refused as theirs, whichever operation it reaches. */
describe('text that cannot be stored', () => {
  const texts = [
    ['NUL', 'a\u0000b'],
    ['half of a pair', 'a\ud83d b'],
    ['the other half', '\ude00'],
  ] as const

  test.each(texts)('%s in a body is refused where it stands', async (_name, text) => {
    const manager = await (await aShop(open())).as('manager')
    const answer = await refuses(manager.post('brands', { id: newId(), name: text }), 'request.unreadableText')
    expect(answer.errors?.[0]?.pointer).toBe('/name')
    await refuses(manager.post('brands', { id: newId(), name: 'A', [text]: 1 }), 'request.unreadableText')
  })

  test('a pair that is whole, and a backslash before a u, are text like any other', async () => {
    const manager = await (await aShop(open())).as('manager')
    const name = String.raw`\u0000 😀`
    const payload = JSON.stringify({ id: newId(), name }).replace('😀', String.raw`\ud83d\ude00`)
    const answer = await manager.post('brands', payload, JSON_BODY)
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ name })
  })

  test('NUL in an address is refused', async () => {
    const manager = await (await aShop(open())).as('manager')
    await refuses(manager.get('brands/paginated?search[text]=a%00b&search[fields][]=name'), 'request.unreadableText')
    await refuses(manager.get('products/search?text=%00'), 'request.unreadableText')
    await refuses(manager.get('brands/%00'), 'request.unreadableText')
  })
})

test('a body of a million empty lists, or of a thousand levels, is refused before it is read', async () => {
  const manager = await (await aShop(open())).as('manager')
  for (const inner of [Array.from({ length: 1_000_000 }, () => '[]').join(','), '['.repeat(999) + ']'.repeat(999)]) {
    const payload = `{"name":"A","products":[{"id":"${newId()}","x":[${inner}]}]}`
    await refuses(manager.post('discounts', payload, JSON_BODY), 'request.tooComplex')
  }
})

test.each(['gzip', 'br', 'x'])('a body packed as %s is refused', async (encoding) => {
  const manager = await (await aShop(open())).as('manager')
  const headers = { ...JSON_BODY, 'content-encoding': encoding }
  const answer = manager.post('brands', { id: newId(), name: 'A' }, headers)
  expect((await refuses(answer, 'request.unsupportedMediaType')).params).toEqual({ contentType: encoding })
})

describe('a value that is given twice', () => {
  test.each([
    ['beside itself', '"name":"A","name":"B"'],
    ['under an escaped name', String.raw`"name":"A","n\u0061me":"B"`],
    ['deep inside', '"name":"A","products":[{"id":"1","x":{"a":[{"b":1,"b":1}]}}]'],
    ['in a list of others', '"name":"A","products":[{"id":"1"},{"id":"2","id":"3"}]'],
  ])('%s is refused', async (_name, content) => {
    const manager = await (await aShop(open())).as('manager')
    await refuses(manager.post('discounts', `{${content}}`, JSON_BODY), 'request.repeatedName')
  })

  test('names in texts, and the same name in two objects, are no such thing', async () => {
    const manager = await (await aShop(open())).as('manager')
    const name = '"name":"A":\\'
    expect((await manager.post('brands', { id: newId(), name })).json()).toMatchObject({ name })
    await refuses(manager.post('discounts', '{"products":[{"id":"1"},{"id":"2"}]}', JSON_BODY), 'request.invalid')
  })
})

describe('ids, moments and days', () => {
  test.each([`urn:uuid:${newId()}`, `{${newId()}}`, newId().replaceAll('-', '')])('%s is no id', async (id) => {
    const manager = await (await aShop(open())).as('manager')
    await refuses(manager.post('brands', { id, name: 'A' }), 'request.invalid')
    await refuses(manager.get(`brands/${encodeURIComponent(id)}`), 'request.invalid')
  })

  test.each([
    ['2026-06-30T23:59:60Z', 'request.invalid'],
    ['0000-01-01T00:00:00Z', 'request.invalid'],
    ['2026-02-31T00:00:00Z', 'request.invalid'],
    ['9999-12-31T23:59:59-12:00', 'request.invalid'],
    ['0001-01-01T00:00:00Z', 'sale.beforeSession'],
  ])('%s is no moment of a sale', async (occurredAt, code) => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const session = await anOpenSession(shop, cashier)
    const sale = aSale(session, (await cashOf(cashier)).id, { lines: [{ goods: await aProduct(shop) }] })
    await refuses(cashier.post('sales', { ...sale, occurredAt }), code)
  })

  test.each(['2026-02-31', '0000-01-01', '2026-13-01', 'yesterday'])('%s is no day to filter by', async (day) => {
    const administrator = await (await aShop(open())).as('administrator')
    for (const list of ['sales', 'sales-returns', 'audit-trail'])
      for (const end of ['from', 'to'])
        await refuses(administrator.get(`${list}/paginated?filter[${end}]=${day}`), 'request.invalid')
  })
})

describe('a sale', () => {
  test('two lines or two payments by one id, or a number beyond all numbers, are refused', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const session = await anOpenSession(shop, cashier)
    const goods = await aProduct(shop)
    const sale = aSale(session, (await cashOf(cashier)).id, { lines: [{ goods }, { goods }] })
    const [line] = sale.lines
    await refuses(
      cashier.post('sales', { ...sale, lines: sale.lines.map((each) => ({ ...each, id: line?.id })) }),
      'request.invalid',
    )
    const [payment] = sale.payments
    const half = { ...payment, amountMinor: (payment?.amountMinor ?? 0) / 2 }
    await refuses(cashier.post('sales', { ...sale, payments: [half, half] }), 'request.invalid')
    await refuses(cashier.post('sales', { ...sale, number: 1e19, epoch: 1 }), 'request.invalid')
  })
})

describe('a cursor that was forged', () => {
  const cursorOf = (place: unknown) => Buffer.from(JSON.stringify(place)).toString('base64url')

  test.each([
    ['a value of another kind', 'occurredAt', 'no moment'],
    ['a moment beyond all moments', 'occurredAt', '999999-01-01'],
    ['a number beyond all numbers', 'totalMinor', '9'.repeat(30)],
    ['NUL', 'number', '\u0000'],
  ])('%s is refused', async (_name, field, value) => {
    const administrator = await (await aShop(open())).as('administrator')
    const cursor = cursorOf([field, 'asc', value, newId()])
    await refuses(
      administrator.get(`sales/paginated?order[field]=${field}&order[direction]=asc&cursor=${cursor}`),
      'request.invalid',
    )
  })
})

describe('an idempotency key', () => {
  const key = (value: string) => ({ 'idempotency-key': value })

  test.each(['', ' ', 'k'.repeat(201)])('of no use is refused: "%s"', async (value) => {
    const manager = await (await aShop(open())).as('manager')
    await refuses(manager.post('brands', { id: newId(), name: 'A' }, key(value)), 'request.invalid')
  })

  test('answers for its own row, user and body alone', async () => {
    const shop = await aShop(open())
    const [manager, other] = [await shop.as('manager'), await shop.as('manager')]
    const [first, second] = [newId(), newId()]
    for (const id of [first, second]) await manager.post('brands', { id, name: id })
    const change = { name: `Renamed ${first}` }
    const headers = { ...key(newId()), 'if-match': '"1"' }
    expect((await manager.put(`brands/${first}`, change, headers)).statusCode).toBe(200)
    expect((await manager.put(`brands/${first}`, change, headers)).statusCode).toBe(200)
    await refuses(manager.put(`brands/${second}`, change, headers), 'request.keyReused')
    await refuses(other.put(`brands/${first}`, { name: 'By another' }, headers), 'request.versionStale')
  })
})

describe('a form', () => {
  const part = (head: string, value = 'x') =>
    Buffer.from(`--b\r\ncontent-disposition: form-data${head}\r\n\r\n${value}\r\n--b--\r\n`)

  test.each([
    ['without a boundary', aForm({ name: 'A' }).payload, 'multipart/form-data'],
    ['cut short', aForm({ name: 'A' }).payload.subarray(0, 60), undefined],
    ['empty', Buffer.from(''), undefined],
    ['with a part that has no name', part(''), 'multipart/form-data; boundary=b'],
    ['with a part whose name is empty', part('; name=""'), 'multipart/form-data; boundary=b'],
    [
      'with a head that is none',
      Buffer.from('--b\r\nnonsense\r\n\r\nx\r\n--b--\r\n'),
      'multipart/form-data; boundary=b',
    ],
  ])('%s is refused', async (_name, payload, type = aForm({}).headers['content-type'] ?? '') => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await refuses(
      administrator.put(`/company/${shop.companyId}`, payload, { 'content-type': type, 'if-match': '"1"' }),
      'request.invalid',
    )
    const upload = await administrator.post('products/import', payload, { 'content-type': type })
    expect(['request.invalid', 'productImport.fileMissing']).toContain(upload.json<Problem>().code)
  })

  test('text that cannot be stored is refused in it too', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const form = aForm({ name: 'A\0B' })
    await refuses(
      administrator.put(`/company/${shop.companyId}`, form.payload, { ...form.headers, 'if-match': '"1"' }),
      'request.unreadableText',
    )
    const file = aForm({}, { name: 'pro\0ducts.csv', content: 'designation\nA' })
    await refuses(administrator.post('products/import', file.payload, file.headers), 'request.unreadableText')
  })
})
