/// <reference types="node" />
import { describe, expect, test } from '@jest/globals'
import { Button, ConfirmDialog, DataTable, SearchInput, type Column } from '@comptoir/platform'
import { TextField, useForm } from '@comptoir/platform/forms'
import { screen } from '@testing-library/react'
import { createRequire } from 'node:module'
import { askedOf, mayMatch, mustMatch } from './may-match.ts'
import { renderPage } from './render-page.tsx'

const ofJsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'))
const browserStyles: string = ofJsdom('jsdom/lib/jsdom/browser/default-stylesheet.js')

interface Brand {
  name: string
}
const columns: Column<Brand>[] = [
  { id: 'name', header: 'Name', isSortable: true, isPrimary: true, cell: ({ name }) => name },
]
const nothing = (): void => undefined

function BrandsPage() {
  const { control } = useForm<Brand>({ defaultValues: { name: '' } })
  return (
    <>
      <SearchInput label="Search" value="dél" onChange={nothing} />
      <DataTable
        label="Brands"
        columns={columns}
        rows={[{ name: 'Délice' }]}
        rowKey={({ name }) => name}
        rowActions={() => [{ id: 'edit', label: 'Edit', onSelect: nothing }]}
      />
      <Button>{'Add'}</Button>
      <TextField control={control} name="name" label="Name" />
      <ConfirmDialog isOpen title="Sure?" confirmLabel="Yes" onConfirm={nothing} onCancel={nothing} />
    </>
  )
}

/** jsdom's own answer; no for what it cannot read. */
function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(selector)
  } catch {
    return false
  }
}

function selectorsIn(rules: CSSRuleList): string[] {
  return [...rules].flatMap((rule) => {
    if ('selectorText' in rule) return [String(rule.selectorText)]
    return rule instanceof CSSMediaRule ? selectorsIn(rule.cssRules) : []
  })
}

function draw(markup: string): Element[] {
  document.body.innerHTML = markup
  return [...document.body.querySelectorAll('*')]
}

const isOverlooked = (element: Element, selector: string): boolean =>
  matches(element, selector) && !mayMatch(askedOf(element), selector)

describe('a rule that jsdom need not try', () => {
  test('is none that matches, on a page with all its styles and those of browsers', async () => {
    await renderPage(<BrandsPage />)
    await screen.findByRole('alertdialog')
    document.head.append(Object.assign(document.createElement('style'), { textContent: browserStyles }))
    const selectors = [...new Set([...document.styleSheets].flatMap(({ cssRules }) => selectorsIn(cssRules)))]
    const pairs = [...document.querySelectorAll('*')].flatMap((element) =>
      selectors.map((selector) => ({ element, selector })),
    )
    expect(pairs.filter(({ element, selector }) => isOverlooked(element, selector))).toEqual([])
    const tried = pairs.filter(({ element, selector }) => mayMatch(askedOf(element), selector))
    expect(tried.length).toBeLessThan(pairs.length / 4)
    expect(tried.length).toBeGreaterThan(pairs.filter(({ element, selector }) => matches(element, selector)).length - 1)
  })

  test.each([
    'a.x',
    'b, a',
    '.x.y',
    '.x .y',
    '.y > .x',
    '.x + a',
    ':not(.z)',
    'a:not(.z, [b=","])',
    ':is(.z, .x)',
    '.x:is(a, b)',
    ':where(a:not(:is(b))).x',
    '[class~="x"]',
    '*',
    'svg .x',
    'linearGradient',
    'A',
    'html a',
    'a:has(i)',
    '.caf\\E9',
    '.café',
    '#one.x',
    'a#one',
    '.x:nth-child(1 of .x)',
    ':root .x',
    'my-tag',
    'h1',
    'h1.x',
    '.x/* , */.y',
    '.q\n.x',
    '.x\u{a0}',
    '[class="x y"]',
    '.y [class]',
    '.y > [class~="x"]',
    '.q + [class]',
    '.y :is(i, b)',
    "a[class~='x'].y",
    '[id="]"], .x',
    'a:not([id=")"])',
    '.x,',
    'a::before',
  ])('is not %s where that matches', (selector) => {
    const elements = draw(
      '<h1 class="x\ty">1</h1><a id="one" class="x y"><i class="x">i</i></a><a class="q x">a</a><my-tag class="y"><b class="café x">b</b></my-tag><svg><linearGradient class="x"/><g class="x"/></svg>',
    )
    expect(elements.filter((element) => isOverlooked(element, selector))).toEqual([])
  })

  test('is one for another class or another tag', () => {
    const [element] = draw('<a class="x">a</a>').map(askedOf)
    const refused = ['.y', 'b', 'b.x', '.x.y', '.x .y', 'b, .y', '.y:not(.x)', '.xy', '.x-y', '.y[a]']
    expect(refused.filter((selector) => element && mayMatch(element, selector))).toEqual([])
  })

  test('is none of a page of the old kind, where capitals in classes do not count', () => {
    const old = new DOMParser().parseFromString('<p class="X">x</p>', 'text/html')
    expect(old.compatMode).toBe('BackCompat')
    expect([...old.querySelectorAll('p')].map((element) => mayMatch(askedOf(element), '.x'))).toEqual([true])
  })
})

describe('a rule that jsdom need not be asked about', () => {
  const SELECTORS = [
    '.x',
    '.X',
    '.x-1',
    '.x-1_b',
    '.y',
    '.x.y',
    '.x .y',
    '.x:hover',
    '.x, .y',
    '.é',
    '.1',
    'x',
    '*',
    '',
  ]
  const MARKUP = '<p class="x\ty">1</p><p class="X x-1">2</p><b class="x-1_b">3</b><i>4</i><svg><g class="x"/></svg>'
  const isForced = (element: Element, selector: string): boolean => mustMatch(askedOf(element), selector)

  test('is one for a class that the element has, and for nothing else', () => {
    const [element] = draw(MARKUP)
    expect(SELECTORS.filter((selector) => element && isForced(element, selector))).toEqual(['.x', '.y'])
  })

  test('always matches', () => {
    for (const element of draw(MARKUP))
      expect(SELECTORS.filter((each) => isForced(element, each) && !matches(element, each))).toEqual([])
  })

  test('is none of a page of the old kind', () => {
    const old = new DOMParser().parseFromString('<p class="x">x</p>', 'text/html')
    expect([...old.querySelectorAll('p')].map((element) => isForced(element, '.x'))).toEqual([false])
  })
})
