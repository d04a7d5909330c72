import type { Sight } from '../federation/on-screen.ts'
import { phrase } from '../federation/phrases.ts'

const REMOTE = 'sales-purchases'
const NARROW = `.replaceAll('\\u00a0', ' ')`

/** The field that words and scans go to. */
export const SEARCH = '#counter-search'
const TILES = `[...document.querySelectorAll('[aria-label=${quoted('counter.search.results')}] li')]`
const LINES = `document.querySelectorAll('[aria-label=${quoted('counter.cart.lines')}] > li')`
/** More of the selected line, and how much there is of it. */
export const MORE = `li[aria-current] button[aria-label=${quoted('counter.line.more')}]`
const QUANTITY = `document.querySelector('li[aria-current] [role=group] input')`

function quoted(key: string): string {
  return JSON.stringify(phrase(REMOTE, key))
}

/** The counter can be used: the field is there, and products beside it. */
export const READY: Sight = `document.querySelector('${SEARCH}') !== null && ${TILES}.length > 0`

/** The first product that is shown, with the letters in place of its picture. */
export const FIRST_TILE = `${TILES}[0]?.innerText ?? ''`

/** Products for a word that they hold, or the words that there are none. */
export function foundFor(word: string): Sight {
  const none = JSON.stringify(phrase(REMOTE, 'counter.search.nothingText'))
  return `(${TILES}[0]?.parentElement.getAttribute('aria-busy') === 'false' && ${TILES}[0].textContent${NARROW}.toLowerCase().includes(${JSON.stringify(word)})) || document.querySelector('main').textContent.includes(${none})`
}

export function tileSaying(text: string): Sight {
  return `${TILES}.some((tile) => tile.textContent${NARROW}.includes(${JSON.stringify(text)}))`
}

export function linesAtLeast(count: number): Sight {
  return `${LINES}.length >= ${count}`
}

export function quantityIs(quantity: number): Sight {
  return `${QUANTITY}?.value === '${quantity}'`
}

/** The sale is done, and this device has written it down. */
export const SOLD: Sight = `[...document.querySelectorAll('main [role=status] h2')].some((title) => title.textContent === ${quoted('counter.sold.title')})`
