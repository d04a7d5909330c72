import { expect, test } from '@jest/globals'
import { askedOf } from './may-match.ts'
import { RuleIndex } from './rule-index.ts'

const rule = (selectorText: string) => ({ selectorText })
const sheet = (...selectors: string[]) => ({ cssRules: selectors.map(rule) })
const browserSheet = sheet('p', '.x')

function textsFor(index: RuleIndex, markup: string): string[] {
  document.body.innerHTML = markup
  const [element] = document.body.children
  return element ? index.candidates(askedOf(element)).map(({ selectorText }) => selectorText) : []
}

test('gives an element the rules that may be for it, each once and in their order', () => {
  const index = new RuleIndex(browserSheet)
  index.follow([sheet('.y', '*', '.x, .y', 'a.x', ':is(.z)'), sheet('p.x', '.x.z', '.y .x')])
  expect(textsFor(index, '<p class="y x">x</p>')).toEqual(['p', '.x', '.y', '*', '.x, .y', ':is(.z)', 'p.x', '.y .x'])
})

test('follows the sheets of the page', () => {
  const index = new RuleIndex(browserSheet)
  const growing = sheet('.x')
  index.follow([growing])
  growing.cssRules.push(rule('b'), rule('p'))
  index.follow([growing])
  expect(textsFor(index, '<p>x</p>')).toEqual(['p', 'p'])
  index.follow([])
  expect(textsFor(index, '<p>x</p>')).toEqual(['p'])
})

test('leaves out what is for paper, and what is no rule of style', () => {
  const index = new RuleIndex({ cssRules: [] })
  const media = (name: string, selector: string) => ({ media: [name], cssRules: [rule(selector), {}] })
  index.follow([{ cssRules: [{}, media('print', '.a'), media('screen', '.b'), rule('.c')] }])
  expect(textsFor(index, '<p class="a b c">x</p>')).toEqual(['.b', '.c'])
})

test('of a drawing it leaves every rule but for other classes to jsdom', () => {
  const index = new RuleIndex(browserSheet)
  index.follow([sheet('g', '.y')])
  document.body.innerHTML = '<svg><linearGradient class="y"/></svg>'
  const [element] = document.body.querySelectorAll('svg > *')
  expect(element && index.candidates(askedOf(element)).map(({ selectorText }) => selectorText)).toEqual([
    'p',
    'g',
    '.y',
  ])
})
