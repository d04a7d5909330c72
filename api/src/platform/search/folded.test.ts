import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { sql } from 'kysely'
import { setUpApp } from '../../../test/app.ts'
import { folded, meetsIn } from './folded.ts'
import { searchText, searchWords } from '@comptoir/contracts/search-text'
import { eachWord } from './ways.ts'

const open = setUpApp()
const holdsWords = (typed: string) => meetsIn([folded(sql.ref('t.text'))], eachWord(searchWords(typed)))

/** Parts in which spellings differ, and some of anything. */
const aPart = fc.oneof(
  fc.constantFrom(...'dDéÉœŒæﬁßİ5٣۷½ ­‌‏\u00a0\t', ...`'’ʼ‘\`´′-‑–−`, ...'أإآٱىةؤئـًﻻﷲ'),
  fc.string({ unit: fc.constantFrom(..."abc -'12"), maxLength: 4 }),
)
const aText = fc.array(aPart, { maxLength: 12 }).map((parts) => parts.join(''))

test('the database folds a text as the application does', async () => {
  const texts = fc.sample(aText, { numRuns: 3000, seed: 7 })
  const { rows } = await sql<{ text: string; folded: string }>`
    select t.text, ${folded(sql.ref('t.text'))} as folded from unnest(${texts}::text[]) as t (text)`.execute(
    open().admin,
  )
  expect(rows).toHaveLength(texts.length)
  expect(rows.filter((row) => row.folded !== searchText(row.text))).toEqual([])
})

test.each([
  ["d'olive", 'Huile d’olive'],
  ['d’olive', "Huile d'olive"],
  ['dʼolive', 'Huile d‘olive'],
  ['d`olive', 'Huile d´olive'],
  ['demi ecreme', 'Lait demi-écrémé'],
  ['demi-écrémé', 'Lait demi écrémé'],
  ['demi‑ecreme', 'Lait demi–écrémé'],
  ['demi-', 'Lait demi écrémé'],
  ['chocolat', 'Choco\u00adlat'],
  ['oeuf', 'Œufs frais'],
  ['œuf', 'OEUFS FRAIS'],
  ['aequo', 'Ex æquo'],
  ['ficelle', 'ﬁcelle'],
  ['HARISSA', 'harissa'],
  ['قهوه', 'قهوة'],
  ['مقهي', 'مقهى'],
  ['احمد', 'أحمد'],
  ['إسلام', 'اسلام'],
  ['مومن', 'مؤمن'],
  ['زيت', 'زيـــت'],
  ['زيت', 'زَيْت'],
  ['٢٥٠', '250 g'],
  ['250', '٢٥٠ غ'],
  ['لا', 'ﻻ'],
  ['lm2-004', 'TIC-LM2-004'],
])('%s finds %s', async (typed, written) => {
  const ask = sql<{ holds: boolean }>`
    select ${holdsWords(typed)} as holds from (values (${written}::text)) as t (text)`
  const { rows } = await ask.execute(open().admin)
  expect(rows).toEqual([{ holds: true }])
})

test('another word is not found, nor is a wildcard one', async () => {
  const ask = sql<{ other: boolean; wild: boolean }>`
    select ${holdsWords('huiles')} as other, ${holdsWords('h%e')} as wild
    from (values ('Huile'::text)) as t (text)`
  const { rows } = await ask.execute(open().admin)
  expect(rows).toEqual([{ other: false, wild: false }])
})
