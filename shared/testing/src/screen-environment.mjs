// Plain JavaScript: jest loads this file by itself, and Node then runs the TypeScript behind it as it is.
// jsdom is made quicker here where it took a tenth of the time of all screens and more; its answers stay what they were.
import { createRequire } from 'node:module'
import { askedOf, mustMatch } from './may-match.ts'
import { RuleIndex } from './rule-index.ts'

const ofJest = createRequire(import.meta.resolve('jest-environment-jsdom'))
const ofJsdom = createRequire(ofJest.resolve('jsdom'))
const { CSSStyleDeclaration } = ofJsdom('cssstyle')
const { matchesDontThrow } = ofJsdom('./jsdom/living/helpers/selectors.js')
const styles = ofJsdom('./jsdom/living/helpers/style-rules.js')
const browserSheet = ofJsdom('rrweb-cssom').parse(ofJsdom('./jsdom/browser/default-stylesheet.js'))

const indexes = new WeakMap()

/** The rules of the document as they are now: to be asked whenever jsdom has thrown away what it knew of its styles. */
function rulesOf(document) {
  if (!indexes.has(document)) indexes.set(document, new RuleIndex(browserSheet))
  const index = indexes.get(document)
  if (!document._styleCache) {
    document._styleCache = new WeakMap()
    index.follow(document.styleSheets._list)
  }
  return index
}

// To know the style of an element, which every look-up by role asks for, jsdom tries every rule of the page on it and on
// all its ancestors. What it does with those that match is unchanged here.
styles.getDeclarationForElement = (element) => {
  const index = rulesOf(element._ownerDocument)
  const known = element._ownerDocument._styleCache.get(element)
  if (known) return known
  const asked = askedOf(element)
  const rules = index
    .candidates(asked)
    .filter(({ selectorText }) => mustMatch(asked, selectorText) || matchesDontThrow(element, selectorText))
  const declaration = element.style.length === 0 ? declarationOf(rules) : declared([...rules, element])
  element._ownerDocument._styleCache.set(element, declaration)
  return declaration
}

/** What rules declare together, made once for all elements that they are for. Nobody changes a rule: emotion adds rules. */
const firstRules = { declaration: new CSSStyleDeclaration(), longer: new WeakMap() }

function declarationOf(rules) {
  let place = firstRules
  for (const rule of rules) {
    if (!place.longer.has(rule)) place.longer.set(rule, { longer: new WeakMap() })
    place = place.longer.get(rule)
  }
  return (place.declaration ??= declared(rules))
}

function declared(styled) {
  const declaration = new CSSStyleDeclaration()
  for (const { style } of styled)
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property)
      if (value === 'unset') declaration.removeProperty(property)
      else declaration.setProperty(property, value, style.getPropertyPriority(property))
    }
  return declaration
}

// Colours are of no interest where nothing is painted, and there are eleven of them for two other properties.
const resolved = styles.propertiesWithResolvedValueImplemented
for (const [name, { computedValue }] of Object.entries(resolved))
  if (computedValue === 'computed-color') delete resolved[name]

// Loads the rest of jsdom, which takes the above from where it was.
const { TestEnvironment } = ofJest('jest-environment-jsdom')
ofJest('jsdom')
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js')
const { isLabelable } = ofJsdom('./jsdom/living/helpers/form-controls.js')

// A look-up by label asks every label for its control, for each field there is, and jsdom walks through the page to
// find it. The document knows its elements by their ids.
const label = ofJsdom('./jsdom/living/nodes/HTMLLabelElement-impl.js').implementation.prototype
const { get: searchControl } = Object.getOwnPropertyDescriptor(label, 'control')
Object.defineProperty(label, 'control', {
  configurable: true,
  get() {
    const named = this._attached ? this._ownerDocument._ids[this.getAttributeNS(null, 'for')] : undefined
    if (named?.length !== 1 || !named[0]._attached) return searchControl.call(this)
    return isLabelable(named[0]) ? named[0] : null
  },
})

/** Styles are asked for many times between two changes of the page. */
function rememberStyles(window) {
  const page = implForWrapper(window.document)
  const { getComputedStyle } = window
  const known = new WeakMap()
  window.getComputedStyle = (element, part) => {
    if (part) return getComputedStyle(element, part)
    const found = page._styleCache && known.get(page._styleCache)?.get(element)
    if (found) return found
    const style = getComputedStyle(element)
    if (!known.has(page._styleCache)) known.set(page._styleCache, new WeakMap())
    known.get(page._styleCache).set(element, style)
    return style
  }
}

export default class ScreenEnvironment extends TestEnvironment {
  constructor(...settings) {
    super(...settings)
    rememberStyles(this.global)
  }
}
