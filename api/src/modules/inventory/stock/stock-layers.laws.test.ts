import { expect, test } from '@jest/globals'
import type { Sale } from '@comptoir/contracts/sales/sales'
import * as fc from 'fast-check'
import { setUpApp } from '../../../../test/app.ts'
import { FifoPlace } from '../../../../test/fifo-accountant.ts'
import { aProduct, booksThatDisagree, type Goods } from '../../../../test/goods.ts'
import { aLayeredCompany, layersOf, type LayeredCompany } from '../../../../test/layered-shop.ts'

const open = setUpApp()

const milli = fc.integer({ min: 1, max: 9000 })
const cost = fc.integer({ min: 0, max: 9_999_999 })
const share = fc.integer({ min: 0, max: 100 })
const aStep = fc.oneof(
  fc.record({ kind: fc.constant('receive' as const), milli, cost, isThere: fc.boolean() }),
  fc.record({ kind: fc.constant('sell' as const), pieces: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constantFrom('takeBack' as const), pieces: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('takeBackTicket' as const), at: share }),
  fc.record({ kind: fc.constant('lose' as const), milli, isThere: fc.boolean() }),
  fc.record({ kind: fc.constant('reverse' as const), at: share }),
  fc.record({ kind: fc.constant('send' as const), milli, arriving: share }),
)
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never
type Kind<Name extends Step['kind']> = Extract<Step, { kind: Name }>

interface Adjusted {
  id: string
  milli: bigint
  cost: bigint
  place: 'here' | 'there'
}

/** What the product costs where nothing is there to tell. */
const OWN_COST = 3_141_593n

/** A product whose life is lived twice: through the API, and by an accountant who knows nothing of it. */
class Life {
  readonly here = new FifoPlace()
  readonly there = new FifoPlace()
  private readonly tickets: { sale: Sale; milli: bigint; cost: bigint }[] = []
  private readonly adjusted: Adjusted[] = []

  private readonly of: LayeredCompany
  private readonly goods: Goods

  constructor(of: LayeredCompany, goods: Goods) {
    this.of = of
    this.goods = goods
  }

  async live(step: Step): Promise<void> {
    if (step.kind === 'receive') return this.receive(step)
    if (step.kind === 'sell') return this.sell(step)
    if (step.kind === 'takeBack') return this.takeBack(step)
    if (step.kind === 'takeBackTicket') return this.takeBackTicket(step)
    if (step.kind === 'lose') return this.lose(step)
    if (step.kind === 'reverse') return this.reverse(step)
    return this.send(step)
  }

  private place(isThere: boolean): 'here' | 'there' {
    return isThere ? 'there' : 'here'
  }

  private locationOf(place: 'here' | 'there'): string {
    return place === 'here' ? this.of.fromId : this.of.toId
  }

  private async receive(step: Kind<'receive'>): Promise<void> {
    const place = this.place(step.isThere)
    const { id } = await this.of.adjust(this.goods, step.milli, this.locationOf(place), step.cost)
    this[place].putIn(BigInt(step.milli), BigInt(step.cost), id)
    this.adjusted.push({ id, milli: BigInt(step.milli), cost: BigInt(step.cost), place })
  }

  private async lose(step: Kind<'lose'>): Promise<void> {
    const place = this.place(step.isThere)
    const milli = BigInt(step.milli)
    const cost = this[place].costOf(milli, OWN_COST)
    const { id, lines } = await this.of.adjust(this.goods, -step.milli, this.locationOf(place))
    expect(BigInt(lines[0]?.unitCostMicro ?? 0)).toBe(cost)
    this[place].takeOut(milli, cost)
    this.adjusted.push({ id, milli: -milli, cost, place })
  }

  private async reverse({ at }: Kind<'reverse'>): Promise<void> {
    const [one] = this.adjusted.splice(Math.floor((at * this.adjusted.length) / 101), 1)
    if (!one) return
    const reversal = await this.of.reverse(one.id)
    if (one.milli > 0n) this[one.place].takeOut(one.milli, one.cost, one.id)
    else this[one.place].putIn(-one.milli, one.cost, reversal)
  }

  private async sell({ pieces }: Kind<'sell'>): Promise<void> {
    const milli = BigInt(pieces) * 1000n
    const cost = this.here.costOf(milli, OWN_COST)
    const sale = await this.of.sell(this.goods, pieces * 1000)
    this.here.takeOut(milli, cost)
    this.tickets.push({ sale, milli, cost })
  }

  private async takeBack({ pieces }: Kind<'takeBack'>): Promise<void> {
    const cost = this.here.average(OWN_COST)
    await this.of.takeBack(this.goods, pieces * 1000)
    this.here.putIn(BigInt(pieces) * 1000n, cost, 'return')
  }

  private async takeBackTicket({ at }: Kind<'takeBackTicket'>): Promise<void> {
    const [one] = this.tickets.splice(Math.floor((at * this.tickets.length) / 101), 1)
    if (!one) return
    await this.of.takeBackTicket(one.sale)
    this.here.putIn(one.milli, one.cost, 'return')
  }

  private async send(step: Kind<'send'>): Promise<void> {
    const milli = BigInt(step.milli)
    const arriving = Math.floor((step.milli * step.arriving) / 100)
    const cost = this.here.costOf(milli, OWN_COST)
    const { id } = await this.of.send(this.goods, step.milli, arriving)
    const onItsWay = new FifoPlace()
    onItsWay.putIn(milli, cost, id, this.here.takeOut(milli, cost, id))
    const move = (part: bigint, to: FifoPlace): void => {
      if (part > 0n) to.putIn(part, cost, id, onItsWay.takeOut(part, cost, id))
    }
    move(BigInt(arriving), this.there)
    move(milli - BigInt(arriving), this.here)
    expect([onItsWay.onHandMilli, onItsWay.valueNano]).toEqual([0n, 0n])
  }

  /** Both say the same. */
  async compare(): Promise<void> {
    for (const place of ['here', 'there'] as const) {
      const { onHandMilli, valueNano, piles } = this[place]
      expect(await layersOf(open(), this.of.shop, this.locationOf(place), this.goods.id)).toEqual({
        ...{ onHandMilli, valueNano },
        layers: piles.map((pile) => [pile.milli, pile.nano]),
      })
    }
  }
}

async function aLife(of: LayeredCompany): Promise<Life> {
  const goods = await aProduct(of.shop, { stock: 0 })
  await open()
    .admin.updateTable('product')
    .set({ cost_micro: Number(OWN_COST) })
    .where('company_id', '=', of.shop.companyId)
    .where('id', '=', goods.id)
    .execute()
  return new Life(of, goods)
}

test('first in, first out: stock is worth its layers, as an accountant lays and takes them, whatever happens to it', async () => {
  const of = await aLayeredCompany(open())
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { minLength: 1, maxLength: 12 }), async (steps) => {
      const life = await aLife(of)
      for (const step of steps) {
        await life.live(step)
        await life.compare()
      }
    }),
    { numRuns: 25 },
  )
  expect(await booksThatDisagree(open(), of.shop.companyId)).toEqual([])
})
