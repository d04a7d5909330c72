import { expect, test } from '@jest/globals'
import type { AuditEntryRow, AuditWords } from '@comptoir/contracts/company/audit-trail'
import { setUpApp } from '../../../../test/app.ts'
import { fileOf, listedRows, onTheClock, refusesOthers } from '../../../../test/list-files.ts'
import { putProduct } from '../../../../test/products.ts'
import { aShop, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

/** A company in which a brand was renamed, a product made, and a cash session opened. */
async function aTrail(): Promise<Caller> {
  const shop = await aShop(open())
  const administrator = await shop.as('administrator')
  const made = await administrator.post('brands', { name: 'Délice' })
  const { id, version } = made.json<{ id: string; version: number }>()
  await administrator.put(`brands/${id}`, { name: '=Vitalait', isActive: false }, { 'if-match': `"${version}"` })
  await putProduct(administrator, { designation: 'Huile', barcodes: [], price: 4.5, vatRate: 7 })
  return administrator
}

/** What was done and to what, by the words that the page has for it. */
function toldOf({ action, entity }: AuditEntryRow, words: AuditWords): unknown[] {
  return [words.actions[action] ?? words.verbs[action.split('.')[1] ?? ''], words.entities[entity]]
}

test.each(['fr', 'ar'] as const)(
  'the export of the audit trail holds what the list answers, in words, in %s',
  async (language) => {
    const administrator = await aTrail()
    const words = (await administrator.get('audit-trail/words', { 'accept-language': language })).json<AuditWords>()
    for (const query of ['', '&filter[entity]=brand', '&order[field]=recordedAt&order[direction]=asc']) {
      const rows = await listedRows<AuditEntryRow>(administrator, 'audit-trail', query)
      expect(rows.length).toBeGreaterThan(1)
      const { rows: cells } = await fileOf(administrator, 'audit-trail', language, query)
      expect(cells.map((row) => row.filter((_, column) => column !== 8))).toEqual(
        rows.map((row) => [
          onTheClock(row.recordedAt),
          ...toldOf(row, words),
          row.subject,
          row.by,
          row.token,
          null,
          row.reason,
          row.requestId,
        ]),
      )
      // Every field that differs is named.
      for (const [index, { changes, action }] of rows.entries())
        for (const { field } of changes)
          expect(String(cells[index]?.[8])).toContain(words.fields[`${action.split('.')[0]}.${field}`])
    }
  },
)

test.each([
  ['fr', 'Nom\u00A0: Délice → =Vitalait\u00A0; Active\u00A0: Oui → Non'],
  ['ar', 'الاسم: Délice ← =Vitalait؛ نشطة: نعم ← لا'],
] as const)(
  'what differs is told field by field in %s, and points the way the language is read',
  async (language, told) => {
    const { rows } = await fileOf(await aTrail(), 'audit-trail', language, '&filter[entity]=brand')
    expect(rows[0]?.[8]).toBe(told)
  },
)

test('the export of the audit trail is refused to who may not read it', async () => {
  const others = ['manager', 'cashier', 'stockKeeper', 'readOnly'] as const
  await refusesOthers(open(), await aShop(open()), 'audit-trail', [...others])
})
