import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aDiscount, manyProducts } from '../../../test/discounts.ts'
import { aShop, refuses } from '../../../test/shop.ts'
import { BodyBudget, inTime } from './body-budget.ts'

const MEBIBYTE = 1024 * 1024

describe('large bodies', () => {
  test('of one holder are few at a time, and leave room for those of others', () => {
    const budget = new BodyBudget(10_000)
    const ends = [budget.take('a', 8 * MEBIBYTE), budget.take('a', 8 * MEBIBYTE)]
    expect(() => budget.take('a', MEBIBYTE)).toThrow('server.busy')
    for (const holder of ['b', 'b', 'c', 'c']) ends.push(budget.take(holder, 8 * MEBIBYTE))
    expect(() => budget.take('d', MEBIBYTE)).toThrow('server.busy')
    for (const end of ends) end()
    budget.take('a', 16 * MEBIBYTE)()
  })

  test('of one holder are bounded by the minute', () => {
    const budget = new BodyBudget(512)
    for (let time = 0; time < 4; time += 1) budget.take('a', 8 * MEBIBYTE, 0)()
    expect(() => budget.take('a', 8 * MEBIBYTE, 0)).toThrow(
      expect.objectContaining({ code: 'request.tooMany', params: { seconds: 15 } }),
    )
    budget.take('b', 8 * MEBIBYTE, 0)()
    budget.take('a', 8 * MEBIBYTE, 15_000)()
  })

  test('arrive in time or are given up', async () => {
    const whole = new PassThrough()
    whole.end('{}')
    expect(await text(inTime(whole, 10))).toBe('{}')
    const half = new PassThrough()
    half.write('{')
    await expect(text(inTime(half, 0.05))).rejects.toMatchObject({ code: 'request.timedOut' })
  })
})

const open = setUpApp()

/** A product as the list gives it, with all that nobody reads. */
const whole = (id: string) => ({
  id,
  designation: 'Harissa du Cap Bon, 380 g, boîte de conserve',
  ...Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`field${index}`, `value ${index}`])),
})

describe('a discount', () => {
  test('takes five thousand whole products', async () => {
    const shop = await aShop(open())
    const manager = await shop.as('manager')
    const ids = await manyProducts(open(), shop, 5000)
    const answer = await manager.post('discounts', { ...aDiscount(), products: ids.map(whole) })
    expect(answer.statusCode).toBe(201)
    expect(answer.json()).toMatchObject({ productCount: 5000 })
  })

  test('of more bytes than anything needs is refused with the limit in the sentence', async () => {
    const manager = await (await aShop(open())).as('manager')
    const products = Array.from({ length: 10_000 }, () => whole(newId()))
    const { detail } = await refuses(manager.post('discounts', { ...aDiscount(), products }), 'request.tooLarge')
    expect(detail).toContain('8 MB')
  })
})
