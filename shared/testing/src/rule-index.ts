import { keysOf, mayMatch, type Asked } from './may-match.ts'

/** What is read here of a rule, of a group of rules for some media, and of a sheet of them, as jsdom parses them. */
interface Rule {
  selectorText?: string
  media?: ArrayLike<string>
  cssRules?: ArrayLike<Rule>
}
type StyleRule = Rule & { selectorText: string }
interface Sheet {
  cssRules: ArrayLike<Rule>
}

const ANY = '*'

/**
 * The rules of a page by what an element must have for them, so that not every one is tried on every element: a page has
 * thousands, nearly each for one class.
 */
export class RuleIndex {
  readonly #browserSheet: Sheet
  #sheets: readonly Sheet[] = []
  #lengths: readonly number[] = []
  #rules: readonly StyleRule[] = []
  #byKey = new Map<string, number[]>()

  /** @param browserSheet what browsers know before any sheet of the page */
  constructor(browserSheet: Sheet) {
    this.#browserSheet = browserSheet
    this.#read([])
  }

  /** Takes the sheets of the page as they are now. */
  follow(sheets: readonly Sheet[]): void {
    const isKnown =
      sheets.length === this.#sheets.length &&
      sheets.every((sheet, place) => sheet === this.#sheets[place] && sheet.cssRules.length === this.#lengths[place])
    if (!isKnown) this.#read(sheets)
  }

  /** The rules that may be for an element, in their order; jsdom decides. */
  candidates(asked: Asked): StyleRule[] {
    if (asked.tag === null || asked.classes === null)
      return this.#rules.filter((rule) => mayMatch(asked, rule.selectorText))
    const keys = [ANY, asked.tag, ...asked.classes.split(' ').map((name) => `.${name}`)]
    const places = new Set(keys.flatMap((key) => this.#byKey.get(key) ?? []))
    return [...places]
      .sort((a, b) => a - b)
      .flatMap((place) => this.#rules[place] ?? [])
      .filter((rule) => mayMatch(asked, rule.selectorText))
  }

  #read(sheets: readonly Sheet[]): void {
    this.#sheets = [...sheets]
    this.#lengths = sheets.map(({ cssRules }) => cssRules.length)
    this.#rules = [this.#browserSheet, ...sheets].flatMap(({ cssRules }) => Array.from(cssRules).flatMap(onScreen))
    this.#byKey = new Map()
    for (const [place, { selectorText }] of this.#rules.entries())
      for (const key of keysOf(selectorText) ?? [ANY]) {
        const places = this.#byKey.get(key)
        if (places) places.push(place)
        else this.#byKey.set(key, [place])
      }
  }
}

/** Which screens rules are for, jsdom does not ask; what is no rule of style, such as an animation, is for no element. */
function onScreen(rule: Rule): StyleRule[] {
  if (!rule.media) return isStyle(rule) ? [rule] : []
  return Array.from(rule.media).includes('screen') ? Array.from(rule.cssRules ?? []).filter(isStyle) : []
}

function isStyle(rule: Rule): rule is StyleRule {
  return rule.selectorText !== undefined
}
