import { describe, expect, test } from '@jest/globals'
import { AUDIT_VALUE_LENGTH } from '@comptoir/contracts/company/audit-trail'
import fc from 'fast-check'
import { changesBetween, type Fields } from './audit-changes.rules.ts'
import { dayAfter, toAuditEntry, unnamedIn, type AuditRow } from './audit-trail.rules.ts'

const row: AuditRow = {
  id: 'e',
  recorded_at: new Date('2026-11-20T10:00:00.123Z'),
  action: 'brand.updated',
  entity: 'brand',
  entity_id: 'b',
  before: { name: 'Delice', isActive: true, version: 1 },
  after: { name: 'Délice', isActive: true, version: 2 },
  request_id: 'r',
  user_name: 'Amira',
  is_support: false,
  token_name: null,
}
const someFields = fc.dictionary(fc.string(), fc.jsonValue())
const told = (before: Fields, after: Fields) =>
  changesBetween(before, after, { declared: { text: 'text', name: 'text' }, names: new Map() })

describe('the changes of an entry', () => {
  test('are the fields that differ, and nothing that the product counts for itself', () => {
    expect(toAuditEntry(row)).toMatchObject({
      subject: 'Délice',
      by: 'Amira',
      token: null,
      isBySupport: false,
      reason: null,
      changes: [{ field: 'name', kind: 'text', before: 'Delice', after: 'Délice' }],
    })
    expect(told({}, { name: 'A', text: null, lines: [{ a: 1 }] })).toEqual([
      { field: 'name', kind: 'text', before: null, after: 'A' },
      { field: 'lines', kind: 'unknown', before: null, after: '[{"a":1}]' },
    ])
  })

  test('of two rows of one name are told apart', () => {
    const packs = (...held: number[]): Fields => ({ packs: held.map((quantity) => ({ name: 'Carton', quantity })) })
    const declared = { packs: { rows: { name: 'untold', quantity: 'count' } } } as const
    expect(changesBetween(packs(12, 24), packs(12, 20, 48), { declared, names: new Map() })).toEqual([
      { field: 'packs.quantity', kind: 'count', of: 'Carton (2)', before: '24', after: '20' },
      { field: 'packs.quantity', kind: 'count', of: 'Carton (3)', before: null, after: '48' },
    ])
  })

  test('are none between equals, and the same both ways round', () => {
    fc.assert(fc.property(someFields, (fields) => told(fields, structuredClone(fields)).length === 0))
    fc.assert(
      fc.property(someFields, someFields, (before, after) => {
        const there = told(before, after).map((change) => [change.field, change.before, change.after])
        const back = told(after, before).map((change) => [change.field, change.after, change.before])
        expect(back.sort()).toEqual(there.sort())
      }),
    )
  })

  test('are short, and never torn inside a character', () => {
    fc.assert(
      fc.property(someFields, fc.string({ unit: 'grapheme', maxLength: 400 }), (before, text) => {
        for (const change of told(before, { text })) {
          for (const value of [change.before, change.after]) {
            if (value === null) continue
            expect([...value].length).toBeLessThanOrEqual(AUDIT_VALUE_LENGTH)
            expect(value).not.toMatch(/\p{Surrogate}/u)
          }
        }
      }),
    )
  })
})

test('what support did says who and why, also where nobody of the company acted', () => {
  const after = { by: 'The chief', reason: 'Asked for by their owner', account: 'amira@bazar.example' }
  expect(
    toAuditEntry({
      ...row,
      action: 'user.suspendedBySupport',
      entity: 'company',
      before: null,
      after,
      user_name: null,
      is_support: null,
    }),
  ).toMatchObject({
    by: 'The chief',
    isBySupport: true,
    reason: 'Asked for by their owner',
    subject: 'amira@bazar.example',
    changes: [{ field: 'account', kind: 'text', before: null, after: 'amira@bazar.example' }],
  })
  // Work during an impersonation is support's too; a reason of another kind is one field among others.
  expect(
    toAuditEntry({
      ...row,
      action: 'salesReturn.settled',
      before: null,
      after: { reason: 'defective', by: 'x' },
      is_support: true,
    }),
  ).toMatchObject({
    isBySupport: true,
    reason: null,
    changes: [
      { field: 'reason', kind: 'code' },
      { field: 'by', kind: 'unknown' },
    ],
  })
  expect(toAuditEntry({ ...row, before: null, after: null, user_name: null, is_support: null })).toMatchObject({
    by: null,
    isBySupport: false,
    subject: null,
    changes: [],
  })
})

test('every field is told as its contract declares it: figures by what they count, ids by names, rows of lists one by one', () => {
  const session = { ...row, entity: 'cashSession', entity_id: 's', before: null }
  const opened = {
    ...session,
    action: 'cashSession.opened',
    after: { registerId: 'r', openingFloatMinor: 100_000, openedAt: '2026-11-20T07:30:00.000Z' },
  }
  const tender = { paymentMethodId: 'm', kind: 'cash', name: 'Espèces', countedMinor: 120_500, comment: null }
  const closed = { ...session, action: 'cashSession.closed', after: { zNumber: 7, tenders: [tender] } }
  expect(unnamedIn([opened, closed])).toEqual([
    { entity: 'cashSession', id: 's' },
    { entity: 'register', id: 'r' },
    { entity: 'cashSession', id: 's' },
  ])
  const names = new Map([
    ['s', 'La Marsa · Caisse 1'],
    ['r', 'La Marsa · Caisse 1'],
  ])
  expect(toAuditEntry(opened, names)).toMatchObject({
    subject: 'La Marsa · Caisse 1',
    changes: [
      { field: 'registerId', kind: 'text', before: null, after: 'La Marsa · Caisse 1' },
      { field: 'openingFloatMinor', kind: 'amount', before: null, after: '100000' },
      { field: 'openedAt', kind: 'instant', before: null, after: '2026-11-20T07:30:00.000Z' },
    ],
  })
  expect(toAuditEntry(closed, names).changes).toEqual([
    { field: 'zNumber', kind: 'ordinal', before: null, after: '7' },
    { field: 'tenders.countedMinor', kind: 'amount', of: 'Espèces', before: null, after: '120500' },
  ])
})

test('what is of another shape than this release declares is told as it was recorded', () => {
  const product = { ...row, action: 'product.updated', entity: 'product' }
  const before = { priceHt: 1.5, barcodes: [], onHandMilli: 2350, priceBasis: 'ht', unit: { id: 'u', name: 'kg' } }
  const after = {
    priceHt: '12',
    barcodes: ['1', '2'],
    onHandMilli: -500,
    priceBasis: 'other',
    unit: { id: 'v', name: 'g' },
  }
  expect(toAuditEntry({ ...product, before, after }).changes).toEqual([
    { field: 'barcodes', kind: 'list', before: [], after: ['1', '2'] },
    { field: 'unit', kind: 'text', before: 'kg', after: 'g' },
    { field: 'priceBasis', kind: 'unknown', before: 'ht', after: 'other' },
    { field: 'priceHt', kind: 'unknown', before: '1.5', after: '12' },
    { field: 'onHandMilli', kind: 'quantity', before: '2350', after: '-500', unit: 'g' },
  ])
})

test('a day ends where the next one begins', () => {
  expect([dayAfter('2026-02-28'), dayAfter('2028-02-28'), dayAfter('2026-12-31'), dayAfter('soon')]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2027-01-01',
    'soon',
  ])
})
