// Plain JavaScript: jest loads this file by itself, and Node then runs the TypeScript behind it as it is.
import { createRequire } from 'node:module'
import { askedOf, mayMatch } from './may-match.ts'

const ofJsdom = createRequire(import.meta.resolve('jest-environment-jsdom'))
const selectors = ofJsdom('jsdom/lib/jsdom/living/helpers/selectors.js')
const { matchesDontThrow } = selectors

let last = {}

/** All rules are tried on one element in turn; jsdom throws its cache away as soon as anything on the page changes. */
function remembered(element) {
  const cache = element._ownerDocument._styleCache
  if (last.element !== element || last.cache !== cache) last = { element, cache, asked: askedOf(element) }
  return last.asked
}

// To know the style of an element, which every look-up by role asks for, jsdom tries every rule of the page on it and on
// all that it stands in. Its own module of styles is loaded after this and takes the quicker answer.
selectors.matchesDontThrow = (element, selector) =>
  (selector === undefined || mayMatch(remembered(element), selector)) && matchesDontThrow(element, selector)

export default ofJsdom('jest-environment-jsdom').TestEnvironment
