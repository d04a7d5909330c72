import fs from 'node:fs'
import path from 'node:path'
import { createGunzip } from 'node:zlib'
import { parse } from 'csv-parse'
import { Refusal } from '../../common/refusal.ts'
import { catalogueOf } from '../../replay/catalogue.ts'
import { readRetailFile } from '../../replay/retail-file.ts'
import { designationOf } from '../lists/names.ts'

/** A product as a file says it. */
export interface Entry {
  code: string
  designation: string
}

/** A catalogue by its name. */
export interface Catalogue {
  name: string
  entries: Entry[]
}

/** So many products that nobody sells. */
export function madeUp(count: number): Catalogue {
  const entries = Array.from({ length: count }, (_, index) => ({
    code: `619${String(index).padStart(9, '0')}`,
    designation: designationOf(index),
  }))
  return { name: 'a catalogue that is made up', entries }
}

/**
 * The products of a file: of one of invoice lines as the replay takes it, every code with its first description; of any
 * other its columns `code` or `barcode`, and `name` or `designation`.
 */
export async function catalogueIn(file: string): Promise<Catalogue> {
  if (!fs.existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const name = path.basename(file)
  const headers = await headersOf(file)
  if (headers.includes('InvoiceNo')) {
    const products = catalogueOf(await readRetailFile(file))
    return {
      name,
      entries: [...products].map(([code, { designation }]) => ({ code, designation: designation || code })),
    }
  }
  const entries: Entry[] = []
  for await (const record of recordsOf(file)) {
    const code = record['code'] ?? record['barcode']
    const designation = record['designation'] ?? record['name']
    if (code === undefined || designation === undefined)
      throw new Refusal(`${file} has no column for the code or barcode, or none for the name.`)
    entries.push({ code, designation })
  }
  return { name, entries }
}

function recordsOf(file: string): AsyncIterable<Record<string, string>> {
  const source = fs.createReadStream(file)
  return (file.endsWith('.gz') ? source.pipe(createGunzip()) : source).pipe(parse({ columns: true, bom: true }))
}

async function headersOf(file: string): Promise<string[]> {
  for await (const record of recordsOf(file)) return Object.keys(record)
  return []
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`

/** A catalogue as CSV, at a price; `suffix` names every product otherwise. */
export function csvOf({ entries }: Catalogue, price: string, suffix = ''): string {
  const lines = entries.map(({ code, designation }) => `${quoted(code)},${quoted(designation + suffix)},${price}`)
  return ['code,designation,prix ttc', ...lines, ''].join('\n')
}
