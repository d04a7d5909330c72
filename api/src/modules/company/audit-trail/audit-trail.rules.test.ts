import { describe, expect, test } from '@jest/globals'
import { AUDIT_VALUE_LENGTH } from '@comptoir/contracts/company/audit-trail'
import fc from 'fast-check'
import { changesBetween, dayAfter, toAuditEntry, type AuditRow } from './audit-trail.rules.ts'

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
}
const someFields = fc.dictionary(fc.string(), fc.jsonValue())

describe('the changes of an entry', () => {
  test('are the fields that differ, and nothing that the product counts for itself', () => {
    expect(toAuditEntry(row)).toMatchObject({
      subject: 'Délice',
      by: 'Amira',
      isBySupport: false,
      reason: null,
      changes: [{ field: 'name', before: 'Delice', after: 'Délice' }],
    })
    expect(
      changesBetween(
        {},
        { name: 'A', city: null, isActive: false, brand: { id: 'b', name: 'Délice' }, lines: [{ a: 1 }] },
      ),
    ).toEqual([
      { field: 'name', before: null, after: 'A' },
      { field: 'isActive', before: null, after: 'false' },
      { field: 'brand', before: null, after: 'Délice' },
      { field: 'lines', before: null, after: '[{"a":1}]' },
    ])
  })

  test('are none between equals, and the same both ways round', () => {
    fc.assert(fc.property(someFields, (fields) => changesBetween(fields, structuredClone(fields)).length === 0))
    fc.assert(
      fc.property(someFields, someFields, (before, after) => {
        const there = changesBetween(before, after).map((change) => [change.field, change.before, change.after])
        const back = changesBetween(after, before).map((change) => [change.field, change.after, change.before])
        expect(back.sort()).toEqual(there.sort())
      }),
    )
  })

  test('are short, and never torn inside a character', () => {
    fc.assert(
      fc.property(someFields, fc.string({ unit: 'grapheme', maxLength: 400 }), (before, text) => {
        for (const change of changesBetween(before, { text })) {
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
    changes: [{ field: 'account', before: null, after: 'amira@bazar.example' }],
  })
  // Work during an impersonation is support's too; a reason of another kind is one field among others.
  expect(
    toAuditEntry({
      ...row,
      action: 'salesReturn.settled',
      before: null,
      after: { reason: 'damaged', by: 'x' },
      is_support: true,
    }),
  ).toMatchObject({
    isBySupport: true,
    reason: null,
    changes: [{ field: 'reason' }, { field: 'by' }],
  })
  expect(toAuditEntry({ ...row, before: null, after: null, user_name: null, is_support: null })).toMatchObject({
    by: null,
    isBySupport: false,
    subject: null,
    changes: [],
  })
})

test('a day ends where the next one begins', () => {
  expect([dayAfter('2026-02-28'), dayAfter('2028-02-28'), dayAfter('2026-12-31'), dayAfter('soon')]).toEqual([
    '2026-03-01',
    '2028-02-29',
    '2027-01-01',
    'soon',
  ])
})
