import { expect, test } from '@jest/globals'
import { pairOf, releasedCode, undoingOf, type Change, type Present } from './undo.rules.ts'

const ID = '01980000-0000-7000-8000-0123456789ab'

function present(over: Partial<Present> = {}): Present {
  return {
    products: new Map([[ID, { id: ID, version: 2, code: 'A', designation: 'Amandes' }]]),
    moved: new Set(),
    discounted: new Set(),
    photographed: new Set(),
    ownersOfCodes: new Map(),
    ownersOfBarcodes: new Map(),
    families: new Set(),
    ...over,
  }
}

function aChange(over: Partial<Change> = {}): Change {
  return { productId: ID, kind: 'changed', before: {}, afterVersion: 2, ...over }
}

test('a change is undone where the product is as it left it', () => {
  expect(undoingOf(aChange(), present())).toBe('restore')
  expect(undoingOf(aChange({ kind: 'created' }), present())).toBe('remove')
  expect(undoingOf(aChange({ afterVersion: 1 }), present())).toEqual({ keep: 'changed' })
})

test('a product that is gone needs no removal, and cannot be set back', () => {
  const nothing = present({ products: new Map() })
  expect(undoingOf(aChange({ kind: 'created' }), nothing)).toBe('nothing')
  expect(undoingOf(aChange(), nothing)).toEqual({ keep: 'gone' })
})

test('movements, discounts and photos keep a product that was made, and not the fields of one that was changed', () => {
  for (const [over, reason] of [
    [{ moved: new Set([ID]) }, 'moved'],
    [{ discounted: new Set([ID]) }, 'discounted'],
    [{ photographed: new Set([ID]) }, 'changed'],
  ] as const) {
    expect(undoingOf(aChange({ kind: 'created' }), present(over))).toEqual({ keep: reason })
    expect(undoingOf(aChange(), present(over))).toBe('restore')
  }
})

test('a tracking is not set back under goods that have moved since', () => {
  const moved = present({ moved: new Set([ID]) })
  expect(undoingOf(aChange({ before: { tracking: 'none' } }), moved)).toEqual({ keep: 'moved' })
  expect(undoingOf(aChange({ before: { lotsExpire: false } }), moved)).toEqual({ keep: 'moved' })
  expect(undoingOf(aChange({ before: { shelfLifeDays: null } }), moved)).toBe('restore')
  expect(undoingOf(aChange({ before: { tracking: 'none' } }), present())).toBe('restore')
})

test('a code or barcode of another product is not taken from it', () => {
  const before = { code: 'B', barcodes: ['1', '2'] }
  const owned = (owner: string) =>
    undoingOf(
      aChange({ before }),
      present({ ownersOfCodes: new Map([['B', ID]]), ownersOfBarcodes: new Map([['2', owner]]) }),
    )
  expect(owned(ID)).toBe('restore')
  expect(owned('another')).toEqual({ keep: 'taken' })
  expect(undoingOf(aChange({ before }), present({ ownersOfCodes: new Map([['B', 'another']]) }))).toEqual({
    keep: 'taken',
  })
})

test('families must be there, and a subcategory in its category', () => {
  const before = { categoryId: 'c', subcategoryId: 's', brandId: 'b', unitId: null }
  const among = (...families: string[]) => undoingOf(aChange({ before }), present({ families: new Set(families) }))
  expect(among('c', 'b', pairOf('c', 's'))).toBe('restore')
  expect(among('c', pairOf('c', 's'))).toEqual({ keep: 'familyGone' })
  expect(among('c', 'b', pairOf('other', 's'))).toEqual({ keep: 'familyGone' })
})

test('a released code fits, whatever it is made of, and is known by its product', () => {
  expect(releasedCode('TH-1', ID)).toBe('TH-1~0123456789ab')
  const long = releasedCode('🧃'.repeat(40), ID)
  expect([...long]).toHaveLength(40)
  expect(long).toBe(`${'🧃'.repeat(27)}~0123456789ab`)
})
