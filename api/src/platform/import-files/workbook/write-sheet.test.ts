import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import writeExcelFile from 'write-excel-file/node'
import { anArchive, aWorkbook } from '../../../../test/archives.ts'
import type { FileRow } from '../csv-rows.ts'
import { readRows } from '../csv-rows.ts'
import { openFile } from '../open-file.ts'
import { writeSheet } from './write-sheet.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-workbook-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Reads a workbook in this thread: another takes longer to start than all of it. */
async function read(content: Uint8Array, sheet: string | null = null) {
  const from = path.join(folder, 'catalogue.xlsx')
  const to = path.join(folder, 'catalogue.csv')
  await writeFile(from, content)
  const reading = await writeSheet({ from, to, sheet })
  const rows: FileRow[] = []
  for await (const row of readRows(to, { encoding: 'utf-8', delimiter: ',' })) rows.push(row)
  return { reading, rows, cells: rows.map(({ cells }) => cells) }
}

async function refuses(content: Uint8Array, code: string, params: object = {}, sheet?: string): Promise<void> {
  await expect(read(content, sheet)).rejects.toMatchObject({ code, params })
}

/** As an upload is opened, whatever it is. */
async function refusesFile(content: Uint8Array, code: string, params: object = {}): Promise<void> {
  const file = path.join(folder, 'upload')
  await writeFile(file, content)
  await expect(openFile(file, {})).rejects.toMatchObject({ code, params })
  expect((await readdir(folder)).filter((name) => name.startsWith('upload'))).toEqual(['upload'])
}

const text = (value: string) => ({ value, type: String })

describe('a workbook', () => {
  test('is read as its cells are shown: long numbers, leading zeros, dates, texts of any kind', async () => {
    const content = await writeExcelFile([
      [text('Libellé'), text('Code-barres'), text('Prix'), text('Date')],
      [text('شاي "أخضر", كبير'), { value: 6191234567890, type: Number }, { value: 0.1 + 0.2, type: Number }, null],
      [null, null, null, null],
      [
        text('Deux\nlignes'),
        text('0061912345678'),
        { value: 12.5, type: Number, format: '#,##0.000' },
        { value: new Date(Date.UTC(2026, 4, 4)), type: Date, format: 'dd/mm/yyyy' },
      ],
    ]).toBuffer()
    const { reading, rows } = await read(content)
    expect(reading).toEqual({ sheet: 'Sheet1', sheets: ['Sheet1'] })
    expect(rows).toEqual([
      { rowNumber: 1, cells: ['Libellé', 'Code-barres', 'Prix', 'Date'] },
      { rowNumber: 2, cells: ['شاي "أخضر", كبير', '6191234567890', '0.3'] },
      { rowNumber: 4, cells: ['Deux\nlignes', '0061912345678', '12.5', '2026-05-04'] },
    ])
  })

  test('its first sheet with data is read, or the one that was asked for', async () => {
    const content = await writeExcelFile([
      { data: [], sheet: 'Vide' },
      { data: [[text('Nom')], [text('Thé')]], sheet: 'Produits' },
      { data: [[text('Nom')], [text('Café')]], sheet: 'قديم' },
    ]).toBuffer()
    const first = await read(content)
    expect(first.reading).toMatchObject({ sheet: 'Produits', sheets: ['Vide', 'Produits', 'قديم'] })
    expect(first.cells).toEqual([['Nom'], ['Thé']])
    const chosen = await read(content, 'قديم')
    expect(chosen.reading.sheet).toBe('قديم')
    expect(chosen.cells).toEqual([['Nom'], ['Café']])
    await refuses(content, 'importFile.sheetMissing', { sheet: 'Vide' }, 'Vide')
    await refuses(content, 'importFile.sheetMissing', { sheet: 'Autre' }, 'Autre')
    await refuses(await writeExcelFile([{ data: [], sheet: 'Vide' }]).toBuffer(), 'importFile.workbookEmpty')
  })

  test('titles above the headers are left out, and the rows keep their numbers', async () => {
    const merged = { value: 'Catalogue 2026', type: String, columnSpan: 2 }
    const content = await writeExcelFile([
      [merged, null],
      [null, null],
      [text('Nom'), text('Code')],
      [text('Thé'), text('T-1')],
      [text('Sous-total'), null],
    ]).toBuffer()
    expect((await read(content)).rows).toEqual([
      { rowNumber: 3, cells: ['Nom', 'Code'] },
      { rowNumber: 4, cells: ['Thé', 'T-1'] },
      { rowNumber: 5, cells: ['Sous-total'] },
    ])
  })

  test('a sheet of one column has no titles', async () => {
    const rows = Array.from({ length: 30 }, (_, index) => [text(`P${index}`)])
    expect((await read(await writeExcelFile(rows).toBuffer())).rows).toHaveLength(30)
  })

  test('formulas are read by their last value, formatted runs as one text, what is hidden not at all', async () => {
    const content = aWorkbook({
      strings:
        '<si><r><t>Thé </t></r><r><rPr><b/></rPr><t xml:space="preserve">vert</t></r><rPh sb="0" eb="1"><t>aside</t></rPh></si><si><t>a_x000D_b&amp;c</t></si>',
      styles:
        '<numFmts><numFmt numFmtId="164" formatCode="0000000000000"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="9"/><xf numFmtId="164"/></cellXfs>',
      rows: `<row r="2"><c r="B2" t="s"><v>0</v></c><c r="C2" t="str"><f>CONCAT("a","b")</f><v>ab</v></c><c r="D2"><f>1+1</f><v>2</v></c></row>
        <row r="3"><c t="inlineStr"><is><t>en place</t></is></c><c t="s"><v>1</v></c><c s="1"><v>0.19</v></c><c s="2"><v>61912</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><f>NOW()</f></c></row>`,
      others: [
        {
          name: 'xl/workbook.xml',
          content:
            '<x:workbook xmlns:x="m" xmlns:rel="r"><x:sheets><x:sheet name="Cachée" sheetId="2" state="hidden" rel:id="r1"/><x:sheet name="Vue" sheetId="1" rel:id="r1"/></x:sheets></x:workbook>',
        },
      ],
    })
    const { reading, rows } = await read(content)
    expect(reading.sheets).toEqual(['Vue'])
    expect(rows).toEqual([
      { rowNumber: 2, cells: ['', 'Thé vert', 'ab', '2'] },
      { rowNumber: 3, cells: ['en place', 'a\rb&c', '19%', '0000000061912', 'TRUE', '#N/A'] },
    ])
  })
})

describe('a hostile or broken file is refused in words', () => {
  const oneRow = '<row r="1"><c r="A1"><v>1</v></c></row>'
  const sheetPart = (content: string | Buffer, rest = {}) =>
    aWorkbook({ rows: '', others: [{ name: 'xl/worksheets/sheet1.xml', content, ...rest }] })

  test('only the beginning of a workbook, or an archive of something else', async () => {
    const whole = await writeExcelFile([[text('Nom')], [text('Thé')]]).toBuffer()
    await refuses(whole.subarray(0, whole.length - 200), 'importFile.workbookBroken')
    await refuses(whole.subarray(0, 200), 'importFile.workbookBroken')
    const damaged = Buffer.from(whole)
    damaged.fill(7, 60, 400)
    await refuses(damaged, 'importFile.workbookBroken')
    await refuses(anArchive([{ name: 'catalogue.csv', content: 'a,b' }]), 'importFile.workbookBroken')
    await refuses(anArchive([{ name: '../../etc/passwd', content: 'x' }]), 'importFile.workbookBroken')
  })

  test('workbooks of the old format, and those with a password', async () => {
    const container = Buffer.alloc(4096)
    container.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
    await refusesFile(container, 'importFile.workbookOld')
    const locked = Buffer.concat([container, Buffer.alloc(200_000), Buffer.from('EncryptedPackage', 'utf16le')])
    await refusesFile(locked, 'importFile.workbookLocked')
    await refusesFile(Buffer.from('<html><table><tr><td>Nom</td></tr></table>'), 'importFile.workbookOld')
    await refusesFile(Buffer.from('\uFEFF<?xml version="1.0"?><Workbook/>'), 'importFile.workbookOld')
    await refuses(sheetPart(oneRow, { isEncrypted: true }), 'importFile.workbookLocked')
  })

  test('what unpacks to more than it may, or to more than it says', async () => {
    const bomb = `<worksheet><sheetData>${' '.repeat(64 * 1024 * 1024)}</sheetData></worksheet>`
    await refusesFile(sheetPart(bomb), 'request.packedTooTightly', { maxRatio: 100 })
    await refuses(sheetPart(bomb, { declaredBytes: 1000 }), 'importFile.workbookBroken')
    const many = Array.from({ length: 5001 }, (_, index) => ({ name: `xl/${index}`, content: '' }))
    await refuses(anArchive(many), 'importFile.workbookBroken')
  })

  test('declared entities, from elsewhere or growing', async () => {
    const external = '<!DOCTYPE w [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
    await refuses(
      sheetPart(`${external}<worksheet><sheetData>&x;</sheetData></worksheet>`),
      'importFile.workbookBroken',
    )
    await refuses(sheetPart('<worksheet><sheetData>&lol;</sheetData></worksheet>'), 'importFile.workbookBroken')
    const strings = `<!DOCTYPE s [<!ENTITY a "aaaa">]><sst><si><t>&a;</t></si></sst>`
    await refuses(
      aWorkbook({ rows: oneRow, others: [{ name: 'xl/sharedStrings.xml', content: strings }] }),
      'importFile.workbookBroken',
    )
  })

  test('what is no XML, no UTF-8, too deep, too long or out of order', async () => {
    await refuses(sheetPart('<worksheet><sheetData>'), 'importFile.workbookBroken')
    await refuses(sheetPart(Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0xfe])), 'importFile.workbookBroken')
    await refuses(sheetPart(`${'<a>'.repeat(100)}${'</a>'.repeat(100)}`), 'importFile.workbookBroken')
    await refuses(sheetPart(`<a b="${'x'.repeat(3_000_000)}"/>`), 'importFile.workbookBroken')
    await refuses(aWorkbook({ rows: oneRow + oneRow }), 'importFile.workbookBroken')
    await refuses(aWorkbook({ rows: '<row r="1048577"><c><v>1</v></c></row>' }), 'importFile.workbookBroken')
    await refuses(aWorkbook({ rows: '<row r="1"><c r="§"><v>1</v></c></row>' }), 'importFile.workbookBroken')
  })

  test('more cells than an import takes', async () => {
    await refuses(
      aWorkbook({ rows: '<row r="7"><c r="A7"><v>1</v></c><c r="XFD7"><v>1</v></c></row>' }),
      'importFile.tooManyColumns',
      { row: 7, maxColumns: 200 },
    )
    expect(
      (await read(aWorkbook({ rows: '<row r="7"><c r="A7"><v>1</v></c><c r="XFD7" s="1"/></row>' }))).cells,
    ).toEqual([['1']])
    const long = `<row r="3"><c t="inlineStr"><is><t>${'x'.repeat(70_000)}</t></is></c></row>`
    await refuses(aWorkbook({ rows: long }), 'importFile.rowTooLong', { row: 3, maxKilobytes: 64 })
    const shared = aWorkbook({
      strings: `<si><t>${'x'.repeat(70_000)}</t></si>`,
      rows: '<row r="4"><c t="s"><v>0</v></c></row>',
    })
    await refuses(shared, 'importFile.rowTooLong', { row: 4, maxKilobytes: 64 })
  })
})

test('rows by the hundred thousand are read beside the event loop', async () => {
  const rows = Array.from(
    { length: 100_000 },
    (_, index) =>
      `<row r="${index + 1}"><c t="inlineStr"><is><t>Produit ${index * 7919}</t></is></c><c><v>${6191234000000 + index * 31}</v></c></row>`,
  )
  const file = path.join(folder, 'large.xlsx')
  await writeFile(file, aWorkbook({ rows: rows.join('') }))
  let isOpening = true
  let turns = 0
  const counting = (async () => {
    for (; isOpening; turns += 1) await setImmediate()
  })()
  const { path: written, shape, reading, discard } = await openFile(file, {})
  expect(reading).toEqual({ encoding: null, delimiter: null, sheet: 'Feuil1', sheets: ['Feuil1'] })
  isOpening = false
  await counting
  expect(turns).toBeGreaterThan(100)
  let count = 0
  for await (const { rowNumber } of readRows(written, shape)) count = rowNumber
  expect(count).toBe(100_000)
  await discard()
})
