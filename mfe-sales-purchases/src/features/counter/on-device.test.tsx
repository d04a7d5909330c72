import { beforeAll, describe, expect, test } from '@jest/globals'
import { checkDigitOf } from '@comptoir/money'
import { newId } from '@comptoir/platform'
import { aProblem, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aCatalogueProduct } from '../../testing/a-catalogue-product.ts'
import { withWorkers } from './testing/a-device.ts'
import { aShopWithCatalogue, CATALOGUE } from './testing/a-shop-with-catalogue.ts'
import { aProduct } from '../../testing/a-product.ts'
import { FIND, ticketsSent } from '../../testing/a-shop.ts'
import { scan } from '../../testing/scan.ts'
import { CounterPage } from './counter.page.tsx'

const SUGAR = aCatalogueProduct({
  ...{ id: newId(), designation: 'Sucre fin', barcodes: ['6191234500017'], unitId: 'piece', unitPriceMicro: 1_400_000 },
})
const COUSCOUS = aCatalogueProduct({ id: newId(), designation: 'Couscous moyen', unitPriceMicro: 950_000 })

const search = () => screen.findByRole('searchbox')
const tile = (name: RegExp) => screen.findByRole('button', { name })
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const paying = () => within(screen.getByRole('region', { name: 'Payment' }))

describe('a counter with its catalogue on the device', () => {
  beforeAll(withWorkers)

  test('finds, scans and sells without asking the server for products', async () => {
    const { api, page } = aShopWithCatalogue([SUGAR, COUSCOUS], { products: [] })
    const { user } = await renderPage(<CounterPage />, page)
    const field = await search()
    await tile(/^Sucre fin/)
    const asked = api.callsTo('get', FIND).length
    await user.type(field, 'couscous')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Sucre/ })).toBeNull())
    await user.click(await tile(/^Couscous moyen/))
    scan('6191234500017')
    expect(await cart().findByText('Sucre fin')).toBeTruthy()
    expect(paying().getByText('2.350 TND')).toBeTruthy()
    expect(api.callsTo('get', FIND).length).toBe(asked)
    await user.click(screen.getByRole('button', { name: 'Take payment' }))
    expect(await screen.findByText('Sale recorded')).toBeTruthy()
    expect((await ticketsSent(api))[0]?.lines.map(({ productId }) => productId)).toEqual([COUSCOUS.id, SUGAR.id])
  })

  test('says when nothing is called so, and shows what may be meant', async () => {
    const { page } = aShopWithCatalogue([SUGAR, COUSCOUS])
    const { user } = await renderPage(<CounterPage />, page)
    await tile(/^Sucre fin/)
    await user.type(await search(), 'sufre')
    expect(await screen.findByText('Nothing is called “sufre”. Did you mean one of these?')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^(Sucre|Couscous)/ })).toHaveLength(1)
  })

  test('learns the stock of what it shows and of what is scanned', async () => {
    const { page } = aShopWithCatalogue([SUGAR, COUSCOUS], { stockPolicy: 'warn' })
    await renderPage(<CounterPage />, page)
    await waitFor(async () => expect((await tile(/^Sucre fin/)).textContent).toContain('In stock'))
    scan('6191234500017')
    scan('6191234500017')
    expect((await cart().findAllByText('In stock: 1')).length).toBeGreaterThan(0)
  })

  test('asks the server for a code that the device does not know', async () => {
    const fresh = aProduct({ designation: 'Nouveau', barcodes: ['6191234509999'] })
    const { page } = aShopWithCatalogue([SUGAR], { products: [fresh] })
    await renderPage(<CounterPage />, page)
    await tile(/^Sucre fin/)
    scan('6191234509999')
    expect(await cart().findByText('Nouveau')).toBeTruthy()
  })

  test('finds what was made a moment ago', async () => {
    const { api, page } = aShopWithCatalogue([SUGAR])
    const { user } = await renderPage(<CounterPage />, page)
    await tile(/^Sucre fin/)
    api.on('get', `${CATALOGUE}/changes`, ({ searchParams }) => ({
      ...{ products: searchParams.get('since') === '5' ? [COUSCOUS] : [], gone: [] },
      ...{ since: 6, after: null, isMore: false },
    }))
    await user.type(await search(), 'couscous')
    expect(await tile(/^Couscous moyen/)).toBeTruthy()
  })

  test('is read anew where the server knows its stamp no more', async () => {
    const { api, page } = aShopWithCatalogue([SUGAR])
    const { user, unmount } = await renderPage(<CounterPage />, page)
    await tile(/^Sucre fin/)
    let isBack = true
    api.on('get', CATALOGUE, { stamp: 3, products: [COUSCOUS], next: null }).on('get', `${CATALOGUE}/changes`, () => {
      if (!isBack) return { products: [], gone: [], since: 3, after: null, isMore: false }
      isBack = false
      return reply(aProblem('counterCatalogue.stampUnknown'), 404)
    })
    await user.type(await search(), 'couscous')
    expect(await tile(/^Couscous moyen/)).toBeTruthy()
    expect(api.callsTo('get', CATALOGUE)).toHaveLength(2)
    unmount()
  })

  test('is asked nothing while it is not whole', async () => {
    const { api, page } = aShopWithCatalogue([], { products: [aProduct()] })
    api.on('get', CATALOGUE, ({ searchParams }) =>
      searchParams.has('after')
        ? reply(aProblem('request.tooMany'), 429)
        : { stamp: 5, products: [SUGAR], next: SUGAR.id },
    )
    const { user } = await renderPage(<CounterPage />, page)
    await waitFor(() => expect(api.callsTo('get', CATALOGUE).length).toBeGreaterThan(1))
    await user.type(await search(), 'sucre')
    expect(await screen.findByText('Nothing matches “sucre”')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Sucre/ })).toBeNull()
  })

  test('a second line of the same product knows its stock as well, and warns', async () => {
    const { page } = aShopWithCatalogue([{ ...SUGAR, unitId: 'kg', code: '00042' }], { stockPolicy: 'warn' })
    await renderPage(<CounterPage />, page)
    await tile(/^Sucre fin/)
    const label = `210004200525${checkDigitOf('210004200525')}`
    scan(label)
    await waitFor(() => expect(cart().getAllByText('Sucre fin')).toHaveLength(1))
    scan(label)
    await waitFor(() => expect(cart().getAllByText('Sucre fin')).toHaveLength(2))
    expect((await screen.findAllByText('In stock: 1')).length).toBeGreaterThan(0)
  })
})
