import { useState } from 'react'
import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Favourites, FavouritesInput } from '@comptoir/contracts/inventory/favourites'
import { newId } from '@comptoir/platform'
import { aProblem, checkAccessibility, renderPage, reply } from '@comptoir/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { aCatalogueProduct, CATALOGUE_HEAD } from '../../testing/a-catalogue-product.ts'
import type { ShopOptions } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'
import { withWorkers } from './testing/a-device.ts'
import { aShopWithCatalogue, CATALOGUE } from './testing/a-shop-with-catalogue.ts'

const HEAD = {
  ...CATALOGUE_HEAD,
  categories: [
    { id: 'drinks', name: 'Boissons', colour: 'blue', icon: 'drink' },
    { id: 'clothes', name: 'Vêtements', colour: null, icon: null },
  ],
  subcategories: [{ id: 'waters', name: 'Eaux', categoryId: 'drinks' }],
  attributes: [
    { id: 'size', name: 'Taille', values: ['S', 'M'].map((name) => ({ id: name, name })) },
    { id: 'colour', name: 'Couleur', values: ['Rouge', 'Écru'].map((name) => ({ id: name, name })) },
  ],
}
const WATER = aCatalogueProduct({
  ...{ id: newId(), designation: 'Eau plate', categoryId: 'drinks', subcategoryId: 'waters', unitPriceMicro: 750_000 },
})
const SODA = aCatalogueProduct({
  id: newId(),
  designation: 'Limonade',
  categoryId: 'drinks',
  unitPriceMicro: 1_200_000,
})
const shirt = (size: string, colour: string, unitPriceMicro: number) =>
  aCatalogueProduct({
    ...{ id: newId(), designation: `Chemise ${size} ${colour}`, categoryId: 'clothes', unitPriceMicro },
    variant: { groupId: 'shirts', designation: 'Chemise', valueIds: [size, colour] },
  })
const SHIRTS = [shirt('S', 'Rouge', 40_000_000), shirt('M', 'Rouge', 40_000_000), shirt('M', 'Écru', 45_000_000)]

const FAVOURITES = '/:companyId/favourites'

function aBrowsedShop(given: Favourites['data'], over: ShopOptions) {
  let favourites = given
  const shop = aShopWithCatalogue([WATER, SODA, ...SHIRTS], over)
  shop.api
    .on('get', `${CATALOGUE}/head`, HEAD)
    .on('get', FAVOURITES, () => ({ data: favourites }))
    .on('put', FAVOURITES, ({ body }) => {
      ;({ favourites } = body as FavouritesInput)
      return { data: favourites }
    })
  return shop
}

async function opened(favourites: Favourites['data'] = [], over: ShopOptions = {}) {
  const { api, page } = aBrowsedShop(favourites, over)
  const { user } = await renderPage(<CounterPage />, page)
  const rail = within(await screen.findByRole('group', { name: 'Favourites and categories' }))
  await rail.findByRole('button', { name: 'Boissons' })
  return { api, user, rail }
}

const tiles = () =>
  within(screen.getByRole('list', { name: 'Products' }))
    .getAllByRole('button')
    .map((tile) => tile.getAttribute('title'))
const shows = (...names: string[]) => waitFor(() => expect(tiles()).toEqual(names))
const cart = () => within(screen.getByRole('region', { name: 'Cart' }))
const tile = (name: RegExp) => screen.findByRole('button', { name })
const dialog = () => screen.findByRole('dialog')

beforeAll(withWorkers)

describe('categories', () => {
  test('open what is in them, level by level, and are left by keys', async () => {
    const { user, rail } = await opened()
    await shows('Chemise', 'Eau plate', 'Limonade')
    await user.click(rail.getByRole('button', { name: 'Boissons' }))
    await shows('Eau plate', 'Limonade')
    await user.click(await screen.findByRole('button', { name: 'Eaux' }))
    await shows('Eau plate')
    await checkAccessibility(document.body)
    await user.keyboard('{Escape}')
    await shows('Eau plate', 'Limonade')
    await user.keyboard('{Backspace}')
    await shows('Chemise', 'Eau plate', 'Limonade')
    expect(rail.getByRole('button', { name: 'Favourites' }).getAttribute('aria-pressed')).toBe('true')
  })

  test('stay open while something is searched, and Backspace takes letters from it', async () => {
    const { user, rail } = await opened()
    await user.click(rail.getByRole('button', { name: 'Boissons' }))
    await shows('Eau plate', 'Limonade')
    await user.type(screen.getByRole('searchbox'), 'chemise sy{Backspace}')
    await shows('Chemise S Rouge', 'Chemise M Écru', 'Chemise M Rouge')
    await user.keyboard('{Escape}')
    await shows('Eau plate', 'Limonade')
  })

  test('are reached by a key, and from there a letter goes into the search', async () => {
    const { user, rail } = await opened()
    await user.keyboard('{PageDown}')
    expect(document.activeElement).toBe(rail.getByRole('button', { name: 'Favourites' }))
    await user.keyboard('l')
    await waitFor(() => expect(screen.getByRole('searchbox')).toHaveProperty('value', 'l'))
  })
})

describe('a group of variants', () => {
  test('is one tile, from which one of them is chosen by its values', async () => {
    const { user } = await opened()
    const group = await tile(/^Chemise/)
    expect(group.textContent).toContain('3 variants')
    await user.click(group)
    const matrix = within(await dialog())
    await checkAccessibility(await dialog())
    expect(await matrix.findAllByText('In stock: 1')).toHaveLength(3)
    expect(matrix.getByRole('columnheader', { name: 'Écru' })).toBeTruthy()
    await user.click(matrix.getByRole('button', { name: /^M, Écru 45\.000/ }))
    expect(await cart().findByText('Chemise M Écru')).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('searchbox'))
    expect((await tile(/^Chemise/)).textContent).toContain('In the cart:')
  })

  test('is sold as often as was typed before', async () => {
    const { user } = await opened()
    await user.type(screen.getByRole('searchbox'), '3*')
    await user.click(await tile(/^Chemise/))
    await user.click(within(await dialog()).getByRole('button', { name: /^S, Rouge/ }))
    expect(await cart().findByText('Chemise S Rouge')).toBeTruthy()
    expect(cart().getByRole('textbox', { name: 'Quantity' })).toHaveProperty('value', '3')
  })
})

describe('favourites', () => {
  const favourite = { productId: SODA.id, withVariants: false }

  test('are shown first', async () => {
    await opened([favourite])
    await shows('Limonade', 'Chemise', 'Eau plate')
  })

  test('are chosen by who keeps the catalogue, on the tile itself', async () => {
    const { api, user } = await opened([favourite], { role: 'manager' })
    await shows('Limonade', 'Chemise', 'Eau plate')
    fireEvent.contextMenu(await tile(/^Chemise/))
    await user.click(within(await dialog()).getByRole('button', { name: 'Add to favourites' }))
    await waitFor(() => expect(api.callsTo('put', FAVOURITES)).toHaveLength(1))
    const group = { productId: expect.any(String), withVariants: true }
    expect(api.callsTo('put', FAVOURITES)[0]?.body).toEqual({
      ...{ pointOfSaleId: 'p1', favourites: [favourite, group], before: [SODA.id] },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    fireEvent.contextMenu(await tile(/^Chemise/))
    await user.click(within(await dialog()).getByRole('button', { name: 'Move one place earlier' }))
    await shows('Chemise', 'Limonade', 'Eau plate')
  })

  test('that somebody else has changed meanwhile are shown as they are', async () => {
    const { api, user } = await opened([favourite], { role: 'manager' })
    await shows('Limonade', 'Chemise', 'Eau plate')
    api.on('put', FAVOURITES, reply(aProblem('favourite.stale'), 409)).on('get', FAVOURITES, { data: [] })
    fireEvent.contextMenu(await tile(/^Limonade/))
    await user.click(within(await dialog()).getByRole('button', { name: 'Remove from favourites' }))
    expect(await screen.findByRole('button', { name: 'Add to favourites' })).toBeTruthy()
    await user.keyboard('{Escape}')
    await shows('Chemise', 'Eau plate', 'Limonade')
  })

  test('are not for a cashier to choose', async () => {
    await opened([favourite])
    await shows('Limonade', 'Chemise', 'Eau plate')
    fireEvent.contextMenu(await tile(/^Chemise/))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByText('Press and hold a product to make it a favourite.')).toBeNull()
  })
})

describe('best sellers', () => {
  const BEST = '/:companyId/best-sellers'
  const told = (productIds: readonly string[], readAt = new Date().toISOString()) => ({
    ...{ since: '2026-01-01T00:00:00.000Z', readAt, productIds },
  })
  /** A counter whose device keeps what it was told before. */
  function KeepingPage({ kept }: { kept: object | undefined }) {
    useState(() => kept && localStorage.setItem('answer:best-sellers:p1', JSON.stringify(kept)))
    return <CounterPage />
  }
  const open = async (answer: unknown, kept?: object) => {
    const { api, page } = aBrowsedShop([], {})
    api.on('get', BEST, answer)
    const { user } = await renderPage(<KeepingPage kept={kept} />, page)
    const rail = within(await screen.findByRole('group', { name: 'Favourites and categories' }))
    await rail.findByRole('button', { name: 'Boissons' })
    return { api, user, rail }
  }

  test('have an entry of their own, with what the catalogue still has of them, in their order', async () => {
    const { user, rail } = await open(told([SODA.id, newId(), WATER.id]))
    await user.click(await rail.findByRole('button', { name: 'Best sellers' }))
    await shows('Limonade', 'Eau plate')
    await checkAccessibility(document.body)
    await user.keyboard('{Backspace}')
    await shows('Chemise', 'Eau plate', 'Limonade')
  })

  test('have none where nothing is known of them', async () => {
    const { api, rail } = await open(reply(aProblem('server.unavailable'), 503))
    await waitFor(() => expect(api.callsTo('get', BEST)).toHaveLength(1))
    expect(rail.queryByRole('button', { name: 'Best sellers' })).toBeNull()
  })

  test('are asked for once a day, and are those of the last time where nobody answers', async () => {
    const first = await open(told([SODA.id]), told([WATER.id]))
    expect(await first.rail.findByRole('button', { name: 'Best sellers' })).toBeTruthy()
    expect(first.api.callsTo('get', BEST)).toHaveLength(0)
    cleanup()
    const unanswered = reply(aProblem('server.unavailable'), 503)
    const second = await open(unanswered, told([WATER.id], '2026-01-01T08:00:00.000Z'))
    await second.user.click(await second.rail.findByRole('button', { name: 'Best sellers' }))
    await shows('Eau plate')
    expect(second.api.callsTo('get', BEST)).toHaveLength(1)
  })
})
