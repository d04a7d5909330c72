import { useMemo } from 'react'
import { serverNow, useCompany, usePointOfSale, useStore } from '@comptoir/platform'
import { useDevice } from '../catalogue/device-context.ts'
import type { Device } from '../catalogue/device.ts'
import { isUnanswered } from '../session/last-answer.ts'
import { BEST_SELLERS, type Browse } from './browse.store.ts'
import { findExactProduct, findProducts } from './shelf.api.ts'
import type { Finding, Found, ShelfProduct } from '../catalogue/shelf-product.ts'

/** As many as fit on a screen, and some more. */
const MOST_FOUND = 40

/** Where the counter finds its products. */
export interface Shelf {
  /** Another one with each change that is known of. */
  key: string
  /** How long somebody may go on typing before it is asked, in milliseconds. */
  pauseMs: number
  /** Products for words in names, code and barcodes; without a text what is there to look at, or the first ones of the shop. */
  find: (text: string, signal: AbortSignal, browse?: Browse) => Promise<Finding>
  /** The same, without asking anybody where the catalogue is on the device. */
  findKnown: (code: string, signal?: AbortSignal) => Promise<ShelfProduct | null>
  /** The one product that has exactly this barcode, or else this code; null where there is none. */
  findExact: (code: string, signal: AbortSignal) => Promise<ShelfProduct | null>
}

/** The catalogue on this device as soon as all of it is there; until then the server. */
export function useShelf(): Shelf {
  const company = useCompany()
  const { id } = usePointOfSale()
  const device = useDevice()
  const { isUsable, revision } = useStore(device.state)
  return useMemo(
    () => (isUsable && device.finder ? deviceShelf(device, device.finder, id, revision) : serverShelf(company.id, id)),
    [company.id, device, id, isUsable, revision],
  )
}

function serverShelf(companyId: string, pointOfSaleId: string): Shelf {
  const findExact = async (code: string, signal?: AbortSignal): Promise<ShelfProduct | null> => {
    try {
      return await findExactProduct(pointOfSaleId, code, signal)
    } catch (error) {
      if (!isUnanswered(error)) throw error
      return findOpening(companyId, code, error)
    }
  }
  return {
    key: 'server',
    pauseMs: 120,
    // The server does not say what is spelt almost so only.
    find: async (text, signal) => ({
      ...{ products: await findProducts(pointOfSaleId, text, signal), isGuess: false, isSure: false },
    }),
    findKnown: findExact,
    findExact,
  }
}

/** Nobody answers, and the catalogue on this device may be just about to open; rejects as before where it does not. */
async function findOpening(companyId: string, code: string, unanswered: unknown): Promise<ShelfProduct | null> {
  const { openDevice } = await import(/* webpackChunkName: "at-hand" */ '../catalogue/open-device.ts')
  const { state, finder } = await openDevice(companyId)
  if (finder === null || !state.getState().isUsable) throw unanswered
  return finder.byCode(code, serverNow())
}

function lookAround(
  finder: NonNullable<Device['finder']>,
  { path, limit, favourites, bestSellers }: Browse,
): Found | Promise<Found> {
  const family = path.at(-1)
  if (family === BEST_SELLERS) return finder.first(bestSellers, 0, serverNow())
  return family === undefined
    ? finder.first(favourites, MOST_FOUND, serverNow())
    : finder.within(family, limit, serverNow())
}

function deviceShelf(
  { lookForNew }: Device,
  finder: NonNullable<Device['finder']>,
  pointOfSaleId: string,
  revision: number,
): Shelf {
  return {
    key: `device ${revision}`,
    pauseMs: 0,
    find: async (text, _signal, browse) => {
      const found = await (text === '' && browse
        ? lookAround(finder, browse)
        : finder.find(text, MOST_FOUND, serverNow()))
      if (found.isGuess || found.products.length === 0) lookForNew()
      return { ...found, isSure: !found.isGuess }
    },
    findKnown: async (code) => finder.byCode(code, serverNow()),
    findExact: async (code, signal) =>
      // What was made a moment ago is known to the server alone.
      (await finder.byCode(code, serverNow())) ?? findExactProduct(pointOfSaleId, code, signal),
  }
}
