import { describe, expect, test } from '@jest/globals'
import type { ExportFormat } from '@comptoir/contracts/export'
import type { ListQuery } from '@comptoir/contracts/schema'
import { setUpApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { LANGUAGES } from '@comptoir/i18n'
import { errorPhrase } from '@comptoir/i18n/words'
import { exportChunks } from './export-chunks.ts'
import type { ListExport } from './list-export.ts'

const open = setUpApp()
const LETTERHEAD = { companyName: 'A shop', currency: 'TND', timeZone: 'Africa/Tunis' } as const
const LONG = 2_000_000

/** A list of so many rows, of which it gives a few steps, and tells what it was asked for. */
function aList(total: number): { source: ListExport; asked: ListQuery[] } {
  const asked: ListQuery[] = []
  const words = { en: 'Rows', fr: 'Lignes', ar: 'أسطر' }
  const source: ListExport = {
    title: words,
    columns: [{ header: words, kind: 'number' }],
    seenWith: () => source,
    read: async (_ctx, query) => {
      asked.push(query)
      const most = query.wholeUpTo ?? 0
      const meta = { total: Math.min(total, most), page: 1, limit: query.limit, isTotalCapped: total > most }
      return { data: [[asked.length]], meta: { ...meta, nextCursor: asked.length < 3 ? 'further' : null } }
    },
  }
  return { source, asked }
}

async function fileOf(format: ExportFormat, source: ListExport): Promise<Buffer> {
  const { ctx } = await aShop(open())
  const pieces: Buffer[] = []
  for await (const piece of exportChunks(ctx, source, { format }, LETTERHEAD)) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces)
}

describe('a list that is longer than its file', () => {
  test.each([
    { format: 'xlsx', most: 1_048_575, code: 'export.tooManyRows', told: { maxRows: 1_048_575 } },
    {
      format: 'pdf',
      most: 3000,
      code: 'export.tooManyRowsForPdf',
      told: { maxRows: 3000, maxSheetRows: 1_048_575 },
    },
  ] as const)('is refused before the first byte of $format', async ({ format, most, code, told }) => {
    const { source, asked } = aList(most + 1)
    await expect(fileOf(format, source)).rejects.toMatchObject({ code, params: told })
    expect(asked).toMatchObject([{ wholeUpTo: most }])
    await expect(fileOf(format, aList(most).source)).resolves.toBeInstanceOf(Buffer)
  })

  test.each(LANGUAGES)('and the refusal says in %s what to do', (language) => {
    const sheet = errorPhrase(language, 'export.tooManyRows', { maxRows: 1_048_575 })
    expect(sheet.replaceAll(/[\s,.\u202F\u00A0\u2066-\u2069]/g, '')).toContain('1048575')
    expect(sheet).toContain('CSV')
    expect(errorPhrase(language, 'export.tooManyRowsForPdf', { maxRows: 3000, maxSheetRows: 1_048_575 })).toContain(
      'Excel',
    )
  })

  test('a CSV has no end', async () => {
    expect((await fileOf('csv', aList(LONG).source)).toString()).toBe('\uFEFFRows\r\n1\r\n2\r\n3\r\n')
  })
})
