import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { FILE_DELIMITERS, FILE_ENCODINGS, type FileEncoding } from '@comptoir/contracts/platform/import-files'
import fc from 'fast-check'
import { examineCsv, readRecords, type CsvShape } from './csv-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'comptoir-csv-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function aFile(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${Math.random()}.csv`)
  await writeFile(file, content)
  return file
}

async function read(
  content: string | Buffer,
  wanted: Partial<CsvShape> = {},
): Promise<{ shape: CsvShape; records: string[][] }> {
  const file = await aFile(content)
  const shape = await examineCsv(file, wanted)
  const records: string[][] = []
  for await (const record of readRecords(file, shape)) records.push(record)
  return { shape, records }
}

describe('a CSV file', () => {
  test.each([',', ';', '\t', '|'])('is read whatever its delimiter: %j', async (delimiter) => {
    const { shape, records } = await read(`Code${delimiter}Nom\n1${delimiter}Thé\n`)
    expect(shape).toEqual({ encoding: 'utf-8', delimiter })
    expect(records).toEqual([
      ['Code', 'Nom'],
      ['1', 'Thé'],
    ])
  })

  test('commas inside quoted headers are no delimiters', async () => {
    expect((await read('"Prix, HT, net";Nom\n1;a\n')).records[0]).toEqual(['Prix, HT, net', 'Nom'])
  })

  test('is read with or without a byte order mark, in UTF-8 or windows-1252', async () => {
    expect((await read('\uFEFFNom,Prix\nشاي,1\n')).records).toEqual([
      ['Nom', 'Prix'],
      ['شاي', '1'],
    ])
    const latin = Buffer.concat([
      Buffer.from('Nom;Prix\nCr'),
      Buffer.from([0xe8]),
      Buffer.from('me '),
      Buffer.from([0x80]),
      Buffer.from(';1\n'),
    ])
    const { shape, records } = await read(latin)
    expect(shape.encoding).toBe('windows-1252')
    expect(records[1]).toEqual(['Crème €', '1'])
  })

  test('the encoding is found out though the first accent comes late', async () => {
    const { shape, records } = await read(
      Buffer.concat([
        Buffer.from(`Nom,Prix\n${'abc,1\n'.repeat(20_000)}caf`),
        Buffer.from([0xe9]),
        Buffer.from(',2\n'),
      ]),
    )
    expect(shape.encoding).toBe('windows-1252')
    expect(records.at(-1)).toEqual(['café', '2'])
  })

  test('line ends may be mixed, quotes may hold delimiters and lines, or stand alone in a cell', async () => {
    const { records } = await read('a,b\r\n"x, ""y""\nz",2\n1,2\r\nécran 24",3\n\n')
    expect(records).toEqual([['a', 'b'], ['x, "y"\nz', '2'], ['1', '2'], ['écran 24"', '3'], ['']])
  })

  test('what is no text, empty, or broken in its quoting is refused', async () => {
    await expect(read(Buffer.from('a,b\u0000\n', 'utf16le'))).rejects.toThrow('importFile.notCsv')
    await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('importFile.notCsv')
    await expect(read('')).rejects.toThrow('importFile.notCsv')
    await expect(read(' \n ')).rejects.toThrow('importFile.notCsv')
    await expect(read('a,b\n"never closed,1\n')).rejects.toThrow('importFile.notCsv')
  })

  test.each([
    ['of text', `"${'x'.repeat(70_000)}",1`],
    ['of a quote that is never closed', `"${'x,1\n'.repeat(200_000)}`],
    ['of nothing but delimiters', ','.repeat(2_000_000)],
    ['of delimiters and quoted line ends', `${','.repeat(5000)}"\n"`.repeat(400)],
  ])('a row that is too long is refused, with its number: %s', async (_what, row) => {
    await expect(read(`a,b\n1,2\n${row}\n1,2\n`)).rejects.toMatchObject({
      code: 'importFile.rowTooLong',
      params: { row: 3, maxKilobytes: 64 },
    })
  })
})

const BYTES = Uint8Array.from({ length: 256 }, (_, byte) => byte)

/** The characters of an encoding of single bytes, by their bytes: those that no other byte means, and that are printed. */
function alphabet(encoding: 'windows-1252' | 'windows-1256'): Map<string, number> {
  const letters = [...new TextDecoder(encoding).decode(BYTES)]
  return new Map(
    letters.flatMap((letter, byte) => (/[\p{L}\p{N}\p{P}\p{S} \t\r\n]/u.test(letter) ? [[letter, byte]] : [])),
  )
}

const ALPHABETS = { 'windows-1252': alphabet('windows-1252'), 'windows-1256': alphabet('windows-1256') }

function encoded(text: string, encoding: FileEncoding): Buffer {
  switch (encoding) {
    case 'utf-8':
      return Buffer.from(text)
    case 'utf-16le':
      return Buffer.from(text, 'utf16le')
    case 'utf-16be':
      return Buffer.from(text, 'utf16le').swap16()
    case 'windows-1252':
    case 'windows-1256':
      return Buffer.from([...text].map((letter) => ALPHABETS[encoding].get(letter) ?? 0))
  }
}

function inCsv(rows: readonly string[][], delimiter: string): string {
  const cell = (text: string): string =>
    /^[ -+./:-~À-ÿء-ي]*$/.test(text) && !/[",;|\t\r\n]/.test(text) ? text : `"${text.replaceAll('"', '""')}"`
  return rows.map((row) => `${row.map(cell).join(delimiter)}\r\n`).join('')
}

const aCell = (encoding: FileEncoding) =>
  encoding === 'windows-1252' || encoding === 'windows-1256'
    ? fc.string({ unit: fc.constantFrom(...ALPHABETS[encoding].keys()), maxLength: 12 })
    : // What no text of rows holds: the character zero, and the mark that a file may begin with.
      fc.string({ unit: 'grapheme', maxLength: 12 }).filter((text) => !/[\0\uFEFF]/.test(text))

const aTable = (encoding: FileEncoding) =>
  fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(aCell(encoding), { minLength: width, maxLength: width }), { maxLength: 8 }))

const HEADERS = ['Libellé', 'Prix; HT', 'Code, | EAN']
const ARABIC_HEADERS = ['التسمية', 'السعر', 'الرمز الشريطي']

describe('whatever its encoding and delimiter', () => {
  const cases = FILE_ENCODINGS.flatMap((encoding) => FILE_DELIMITERS.map((delimiter) => [encoding, delimiter] as const))

  test.each(cases)('rows in %s, separated by %j, are read back', async (encoding, delimiter) => {
    const headers = encoding === 'windows-1256' ? ARABIC_HEADERS : HEADERS
    await fc.assert(
      fc.asyncProperty(aTable(encoding), fc.boolean(), async (rows, hasMark) => {
        const table = [headers, ...rows]
        const mark = encoding.startsWith('utf') && hasMark ? '\uFEFF' : ''
        const file = encoded(mark + inCsv(table, delimiter), encoding)
        // Few letters may be those of either: what the reader of the file says is final.
        const { records } = await read(file, { encoding, delimiter })
        expect(records).toEqual(table)
      }),
      { numRuns: 40 },
    )
  })

  test.each(cases)('%s, separated by %j, is recognised', async (encoding, delimiter) => {
    const headers = encoding === 'windows-1256' ? ARABIC_HEADERS : HEADERS
    const text = inCsv([headers, ['Crème', '3,5', 'É-1'], ['Thé', '2', 'À-2']], delimiter)
    const written = encoding === 'windows-1256' ? text.replaceAll(/[ÉÀ]/g, '') : text
    const { shape, records } = await read(encoded(written, encoding))
    expect(shape).toEqual({ encoding, delimiter })
    expect(records[0]).toEqual(headers)
  })

  test('French capitals are no Arabic, and Arabic among French is', async () => {
    expect((await read(encoded('DÉSIGNATION;MODÈLE\nCRÊPE À L’ÉTÉ;ÉPICÉ\n', 'windows-1252'))).shape.encoding).toBe(
      'windows-1252',
    )
    expect((await read(encoded('Désignation;Modèle\nشاي أخضر;Thé\n', 'windows-1256'))).shape.encoding).toBe(
      'windows-1256',
    )
  })

  test('headers of several lines hide no delimiter', async () => {
    expect((await read('"Prix\nHT, net, au kilo";Nom\n1;a\n')).shape.delimiter).toBe(';')
  })
})
