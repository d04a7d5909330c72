import { expect, test } from '@jest/globals'
import { libraryOf, repeatedIn } from './libraries.ts'

test.each([
  ['../node_modules/typebox/build/type.mjs', 'typebox'],
  ['../node_modules/@module-federation/sdk/dist/index.js', '@module-federation/sdk'],
  ['../node_modules/a/node_modules/@b/c/index.js', '@b/c'],
  ['../shared/money/src/rounding.ts', null],
  ['webpack/bootstrap', null],
])('%s belongs to %s', (source, library) => {
  expect(libraryOf(source)).toBe(library)
})

test('a module of a library in two remotes is sent twice; different modules of it, and the product’s own, are not', () => {
  const both = '../node_modules/icons/frame.mjs'
  const contents = {
    company: new Map([
      [both, 300],
      ['../node_modules/icons/store.mjs', 100],
      ['../node_modules/only-here/index.js', 5000],
      ['../shared/money/src/rounding.ts', 700],
    ]),
    inventory: new Map([
      [both, 310],
      ['../node_modules/icons/box.mjs', 100],
      ['../shared/money/src/rounding.ts', 700],
    ]),
    people: new Map([['../node_modules/icons/user.mjs', 90]]),
  }
  expect(repeatedIn(contents)).toEqual([{ library: 'icons', in: { company: 300, inventory: 310 } }])
})
