import 'fake-indexeddb/auto'
import { describe, expect, jest, test } from '@jest/globals'
import type { CatalogueHead, CatalogueProduct } from '@comptoir/contracts/inventory/counter-catalogue'
import { newId } from '@comptoir/platform'
import * as fc from 'fast-check'
import { openDB } from 'idb'
import { aCatalogueProduct } from '../../../testing/a-catalogue-product.ts'
import { CatalogueService } from './catalogue-service.ts'
import { type Asked, syncCatalogue } from './sync-catalogue.ts'

const PAGE = 3
const PLACES = 9

/** A server's side of a catalogue, with stamps as it gives them. */
class Served implements Asked {
  readonly #products = new Map<string, { product: CatalogueProduct | null; stamp: number }>()
  #stamp = 0
  #units = 0
  /** How many answers are given until none comes any more. */
  answers = Number.POSITIVE_INFINITY

  put(place: number, designation: string | null): void {
    const id = `product-${place}`
    this.#stamp += 1
    const product = designation === null ? null : aCatalogueProduct({ id, code: id, designation })
    this.#products.set(id, { product, stamp: this.#stamp })
  }

  addUnit(): void {
    this.#units += 1
  }

  names(): string[] {
    return this.#sold()
      .map(({ designation }) => designation)
      .sort()
  }

  async page(after: string | null): Promise<Blob> {
    const rest = this.#sold().filter(({ id }) => after === null || id > after)
    const products = rest.slice(0, PAGE)
    return this.#answer({ stamp: this.#stamp, products, next: products.length < PAGE ? null : products.at(-1)?.id })
  }

  async changes(since: number, after: string | null): Promise<Blob> {
    const next = [...this.#products]
      .map(([id, { product, stamp }]) => ({ id, product, stamp }))
      .filter(({ id, stamp }) => stamp > since + 1 || (stamp === since + 1 && (after === null || id > after)))
      .sort((a, b) => a.stamp - b.stamp)
    const told = next.slice(0, PAGE)
    const isMore = told.length === PAGE
    const last = told.at(-1)
    return this.#answer({
      products: told.flatMap(({ product }) => product ?? []),
      gone: told.filter(({ product }) => product === null).map(({ id }) => id),
      since: last ? (isMore ? last.stamp - 1 : last.stamp) : after === null ? since : since + 1,
      after: isMore && last ? last.id : null,
      isMore,
    })
  }

  async head(): Promise<Blob> {
    const units = Array.from({ length: this.#units }, (_, number) => ({ id: `${number}`, name: 'U', decimals: 0 }))
    const rest = { categories: [], subcategories: [], attributes: [], discounts: [], barcodeRules: [] }
    return this.#answer({ fodecRateMilli: 0, vatReplaced: [], units, ...rest } satisfies CatalogueHead)
  }

  #sold(): CatalogueProduct[] {
    return [...this.#products.values()].flatMap(({ product }) => product ?? []).sort((a, b) => (a.id < b.id ? -1 : 1))
  }

  #answer(value: object): Promise<Blob> {
    if (this.answers === 0) throw new Error('no answer')
    this.answers -= 1
    return new Response(JSON.stringify(value)).blob()
  }
}

async function openService(companyId: string): Promise<CatalogueService> {
  const service = new CatalogueService()
  await service.open(companyId)
  return service
}

const namesIn = (service: CatalogueService): string[] =>
  service
    .find('', 100, 0)
    .products.map(({ designation }) => designation)
    .sort()

const aName = fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 3 })
const aChange = fc.tuple(fc.nat(PLACES), fc.option(aName, { freq: 3 }))
type Step =
  | { kind: 'put'; change: [number, string | null] }
  | { kind: 'sync'; tab: 0 | 1; answers: number }
  | { kind: 'reload'; tab: 0 | 1 }
const aTab = fc.constantFrom(0 as const, 1 as const)
const aStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('put' as const), change: aChange }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('sync' as const), tab: aTab, answers: fc.constantFrom(1, 2, 3, 1000) }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('reload' as const), tab: aTab }) },
)

describe('the catalogue on a device', () => {
  test('is that of the server after each whole sync, in every tab and after a reload, whatever was interrupted', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(PLACES), fc.array(aStep, { minLength: 1, maxLength: 25 }), async (there, steps) => {
        const companyId = newId()
        const served = new Served()
        for (let place = 0; place <= there; place += 1) served.put(place, 'x')
        const tabs = [await openService(companyId), await openService(companyId)]
        for (const step of steps) {
          if (step.kind === 'put') served.put(...step.change)
          else if (step.kind === 'reload') tabs[step.tab] = await openService(companyId)
          else {
            served.answers = step.answers
            await syncCatalogue(tabs[step.tab] as CatalogueService, served).catch(() => undefined)
          }
        }
        served.answers = Number.POSITIVE_INFINITY
        for (const tab of tabs) {
          expect((await syncCatalogue(tab, served)).isUsable).toBe(true)
          expect(namesIn(tab)).toEqual(served.names())
        }
        expect(namesIn(await openService(companyId))).toEqual(served.names())
      }),
      { numRuns: 60 },
    )
  })

  test('tabs that write at the same time lose nothing', async () => {
    const companyId = newId()
    const served = new Served()
    const tabs = await Promise.all([openService(companyId), openService(companyId)])
    for (let place = 0; place <= PLACES; place += 1) served.put(place, `n${place}`)
    await Promise.all(tabs.map((tab) => syncCatalogue(tab, served)))
    served.put(1, 'changed')
    served.put(2, null)
    await Promise.all(tabs.map((tab) => syncCatalogue(tab, served)))
    for (const each of [...tabs, await openService(companyId)]) expect(namesIn(each)).toEqual(served.names())
  })

  test('a tab that is behind sets back nothing of what another one has', async () => {
    const companyId = newId()
    const served = new Served()
    for (let place = 0; place <= PLACES; place += 1) served.put(place, `n${place}`)
    const [slow, quick] = [await openService(companyId), await openService(companyId)]
    const [page, changes] = [await served.page(null), await served.changes(0, null)]
    await syncCatalogue(quick, served)
    expect(await slow.takePage(page)).toMatchObject({ isUsable: true, progress: quick.standing().progress })
    served.put(1, 'changed')
    await syncCatalogue(quick, served)
    expect(await slow.takeChanges(changes)).toMatchObject({ isMore: true, progress: quick.standing().progress })
    expect(namesIn(await openService(companyId))).toEqual(served.names())
  })

  test('tells of a change once, of the head too, and of nothing where there is none', async () => {
    const served = new Served()
    served.put(1, 'a')
    const service = await openService(newId())
    const revision = async (): Promise<number> => (await syncCatalogue(service, served)).revision
    const first = await revision()
    expect(await revision()).toBe(first)
    served.put(1, 'b')
    const second = await revision()
    expect(second).not.toBe(first)
    served.addUnit()
    const third = await revision()
    expect([third === second, await revision()]).toEqual([false, third])
  })

  test('is read anew where it has begun anew', async () => {
    const served = new Served()
    served.put(1, 'a')
    const service = await openService(newId())
    await syncCatalogue(service, served)
    expect((await service.beginAnew()).isUsable).toBe(false)
    expect(namesIn(service)).toEqual([])
    await syncCatalogue(service, served)
    expect(namesIn(service)).toEqual(['a'])
  })

  test('what the browser cannot keep is sold from memory', async () => {
    const served = new Served()
    for (let place = 0; place <= PLACES; place += 1) served.put(place, `n${place}`)
    const service = await openService(newId())
    const full = jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect((await syncCatalogue(service, served)).isUsable).toBe(true)
    served.put(3, null)
    await syncCatalogue(service, served)
    expect(namesIn(service)).toEqual(served.names())
    full.mockRestore()
  })

  test('thousands of changes are written together again, and are the same', async () => {
    const companyId = newId()
    const served = new Served()
    const service = await openService(companyId)
    await syncCatalogue(service, served)
    const many = Array.from({ length: 5001 }, (_, number) =>
      aCatalogueProduct({ id: `id-${number}`, code: `c${number}` }),
    )
    const answer = { products: many, gone: [], since: 7, after: null, isMore: false }
    await service.takeChanges(await new Response(JSON.stringify(answer)).blob())
    const written = await openService(companyId)
    const again = await openService(companyId)
    for (const each of [service, written, again]) expect(each.byCode('c5000', 0)?.id).toBe('id-5000')
    expect(again.standing().progress?.since).toBe(7)
    const db = await openDB(`comptoir.catalogue.${companyId}`)
    expect([await db.count('portion'), await db.count('change')]).toEqual([3, 0])
    db.close()
  })
})
