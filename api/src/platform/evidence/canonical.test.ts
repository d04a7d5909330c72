import { describe, expect, test } from '@jest/globals'
import { contentHashOf, type EvidenceRow, type Seal } from './canonical.ts'

const SEAL = {
  document: 'note',
  version: 1,
  tables: {
    note: {
      sealed: { id: 'uuid', text: 'text', comment: 'text', at: 'instant', data: 'json', size: 'integer' },
      apart: {},
    },
    note_line: { sealed: { position: 'integer', text: 'text' }, apart: {} },
  },
} as const satisfies Seal

const NOTE = {
  id: '0190B2D3-0000-7000-8000-000000000001',
  text: 'ab',
  comment: null,
  at: '2026-11-22T10:00:00.000Z',
  data: { b: 1, a: [true, null] },
  size: 12,
}
const LINES = [
  { position: 1, text: 'x' },
  { position: 2, text: 'y' },
]

function hash(over: EvidenceRow = {}, lines: readonly EvidenceRow[] = LINES, seal: typeof SEAL = SEAL): string {
  return contentHashOf(seal, { note: [{ ...NOTE, ...over }], note_line: lines }).toString('hex')
}

describe('the canonical form of a document', () => {
  test('is the same for a row as it is written and as it is read, whatever the order of rows and keys', () => {
    const same = [
      hash({ id: NOTE.id.toLowerCase() }),
      hash({ at: '2026-11-22 10:00:00+00' }),
      hash({ at: new Date(NOTE.at) }),
      hash({ data: '{"a": [true, null], "b": 1}' }),
      hash({ data: { a: [true, null], b: 1, c: undefined } }),
      hash({ size: '12' }),
      hash({}, LINES.toReversed()),
      hash({ unsealed: 'anything' }),
    ]
    expect(new Set(same)).toEqual(new Set([hash()]))
  })

  test('differs with every value, down to a microsecond, and between nothing and an empty text', () => {
    const others = [
      hash({ text: 'aB' }),
      hash({ comment: '' }),
      hash({ comment: '-' }),
      hash({ text: 'a', comment: 'b' }),
      hash({ at: '2026-11-22 10:00:00.000001+00' }),
      hash({ at: 'infinity' }),
      hash({ data: { b: '1', a: [true, null] } }),
      hash({ size: -12 }),
      hash({}, LINES.slice(1)),
      hash({}, [...LINES, { position: 1, text: 'x' }]),
      hash({}, [
        { position: 1, text: 'y' },
        { position: 2, text: 'x' },
      ]),
      contentHashOf({ ...SEAL, version: 2 }, { note: [NOTE], note_line: LINES }).toString('hex'),
      contentHashOf({ ...SEAL, document: 'letter' }, { note: [NOTE], note_line: LINES }).toString('hex'),
    ]
    expect(new Set([hash(), ...others]).size).toBe(others.length + 1)
  })

  test('a column that came later changes no seal while it is empty, and each value of it makes another', () => {
    const { note, note_line: line } = SEAL.tables
    const later = { ...SEAL, tables: { note, note_line: { ...line, later: { pack: 'integer' } } } } as const
    const hashes = (...packs: (number | null)[]): string =>
      contentHashOf(later, {
        note: [NOTE],
        note_line: LINES.map((each, index) => ({ ...each, pack: packs[index] ?? null })),
      }).toString('hex')
    expect(hashes(null, null)).toBe(hash())
    expect(new Set([hash(), hashes(6, null), hashes(null, 6), hashes(6, 6), hashes(24, null)]).size).toBe(5)
    expect(() => contentHashOf(later, { note: [NOTE], note_line: LINES })).toThrow('pack')
  })

  test('a row that lacks a sealed column is not sealed', () => {
    expect(() => hash({ size: undefined })).toThrow('size')
  })
})
