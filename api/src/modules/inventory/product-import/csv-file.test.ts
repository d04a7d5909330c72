import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
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

async function read(content: string | Buffer): Promise<{ shape: CsvShape; records: string[][] }> {
  const file = await aFile(content)
  const shape = await examineCsv(file)
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
    await expect(read(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).rejects.toThrow('productImport.notCsv')
    await expect(read('')).rejects.toThrow('productImport.notCsv')
    await expect(read(' \n ')).rejects.toThrow('productImport.notCsv')
    await expect(read('a,b\n"never closed,1\n')).rejects.toThrow('productImport.notCsv')
  })

  test.each([
    ['of text', `"${'x'.repeat(70_000)}",1`],
    ['of a quote that is never closed', `"${'x,1\n'.repeat(200_000)}`],
    ['of nothing but delimiters', ','.repeat(2_000_000)],
    ['of delimiters and quoted line ends', `${','.repeat(5000)}"\n"`.repeat(400)],
  ])('a row that is too long is refused, with its number: %s', async (_what, row) => {
    await expect(read(`a,b\n1,2\n${row}\n1,2\n`)).rejects.toMatchObject({
      code: 'productImport.rowTooLong',
      params: { row: 3, maxKilobytes: 64 },
    })
  })
})
