import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { up } from '../../../migrations/0020-one-spelling.ts'
import { openAsOwner } from '../db/owner-database.ts'
import { searchText } from '@comptoir/contracts/search-text'

const open = setUpApp()

test('search texts from before are spelt anew, and their words are known', async () => {
  const { companyId } = await aShop(open())
  const { companyId: other } = await aShop(open())
  const before = [
    'huile d’olive',
    "huile d'olive",
    'lait demi-ecreme',
    'tic-lm2-004',
    'choco\u00adlat',
    'l\u02bceau',
    'plain',
  ]
  const rows = [companyId, other].flatMap((company_id) =>
    before.map((search_text) => ({ company_id, id: newId(), name: search_text, search_text, created_at: new Date() })),
  )
  await open().admin.insertInto('brand').values(rows).execute()
  await open()
    .admin.insertInto('client')
    .values(rows.map((row, at) => ({ ...row, code: `M${String(at)}`, kind: 'business' })))
    .execute()
  const owner = openAsOwner(open().ownerUrl)
  try {
    await owner.transaction().execute(up)
  } finally {
    await owner.destroy()
  }
  for (const table of ['brand', 'client'] as const) {
    const after = await open()
      .admin.selectFrom(table)
      .select(['name', 'search_text'])
      .where('company_id', '=', other)
      .where('search_text', '!=', '')
      .execute()
    const ours = after.filter(({ name }) => before.includes(name))
    expect(ours).toHaveLength(before.length)
    expect(ours.filter(({ name, search_text }) => search_text !== searchText(name))).toEqual([])
  }
  const words = await open().admin.selectFrom('search_word').select('word').where('company_id', '=', other).execute()
  const known = words.map(({ word }) => word)
  expect(known).toEqual(expect.arrayContaining(['chocolat', 'eau']))
})
