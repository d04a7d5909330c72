import { parse } from 'csv-parse'
import fs from 'node:fs'
import { createGunzip } from 'node:zlib'
import { Refusal } from '../common/refusal.ts'

/** One line of the file unchanged: texts, not yet judged. */
export interface RetailLine {
  InvoiceNo: string
  StockCode: string
  Description: string
  Quantity: string
  /** On the retailer's clocks: `2010-12-01 08:26:00`. */
  InvoiceDate: string
  UnitPrice: string
  CustomerID: string
}

const COLUMNS = ['InvoiceNo', 'StockCode', 'Description', 'Quantity', 'InvoiceDate', 'UnitPrice', 'CustomerID'] as const

/** Every line of an "Online Retail" file, packed by gzip or not. Refuses a file that lacks one of its columns. */
export async function readRetailFile(file: string): Promise<RetailLine[]> {
  if (!fs.existsSync(file)) throw new Refusal(`There is no file ${file}.`)
  const source = fs.createReadStream(file)
  const parser = (file.endsWith('.gz') ? source.pipe(createGunzip()) : source).pipe(parse({ columns: true, bom: true }))
  const lines: RetailLine[] = []
  for await (const record of parser) {
    const { InvoiceNo, StockCode, Description, Quantity, InvoiceDate, UnitPrice, CustomerID }: RetailLine = record
    if (lines.length === 0) checkColumns(record, file)
    lines.push({ InvoiceNo, StockCode, Description, Quantity, InvoiceDate, UnitPrice, CustomerID })
  }
  if (lines.length === 0) throw new Refusal(`${file} is empty.`)
  return lines
}

function checkColumns(line: Readonly<Record<string, string>>, file: string): void {
  const missing = COLUMNS.filter((name) => line[name] === undefined)
  if (missing.length > 0) throw new Refusal(`${file} lacks ${missing.join(', ')}: it is not an Online Retail file.`)
}
