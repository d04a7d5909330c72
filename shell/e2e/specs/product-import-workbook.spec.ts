import { randomInt } from 'node:crypto'
import writeExcelFile from 'write-excel-file/node'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const text = (value: string) => ({ value, type: String })
const number = (value: number) => ({ value, type: Number })

/** A workbook as shops keep it: last year's sheet first, a title above the headers, barcodes as numbers. */
function aWorkbook(word: string): Promise<Buffer> {
  return writeExcelFile([
    {
      sheet: 'Archives',
      data: [
        [text('Libellé'), text('Réf')],
        [text(`Ancien ${word}`), text(`${word}-0`)],
      ],
    },
    {
      sheet: 'منتوجات',
      data: [
        [{ value: `Catalogue ${word}`, type: String, columnSpan: 3 }, null, null],
        [text('Libellé'), text('Réf'), text('Prix TTC')],
        [text(`Harissa ${word}`), text(`${word}-1`), number(3.45)],
        [text(`شاي ${word}`), number(randomInt(1e12, 9e12)), number(4.2)],
      ],
    },
  ]).toBuffer()
}

for (const language of ['fr', 'ar'] as const)
  test(`a workbook is read, another of its sheets chosen, and its products imported, in ${language}`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'inventory', `productImport.${key}`, params)
    const word = `Lot${randomInt(1e12).toString(36)}`
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products/import`)
    await page.getByLabel(say('file.label')).setInputFiles({
      name: `${word}.xlsx`,
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer: await aWorkbook(word),
    })
    const sheet = page.getByRole('combobox', { name: say('reading.sheet'), exact: true })
    await expect(sheet).toHaveValue('Archives')
    await expect(page.getByText(`Ancien ${word}`).first()).toBeVisible()
    await expectAccessible(page)

    await sheet.selectOption('منتوجات')
    await page.getByRole('button', { name: say('reading.again') }).click()
    await expect(page.getByText(`Harissa ${word}`).first()).toBeVisible()
    await expect(sheet).toHaveValue('منتوجات')
    await page
      .getByRole('button', {
        name: say(language === 'ar' ? 'apply.submit_two' : 'apply.submit_other', { number: '2' }),
      })
      .click()
    await expect(page.getByText(say('done.all', { name: `${word}.xlsx` }))).toBeVisible()
  })
