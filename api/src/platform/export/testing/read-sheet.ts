import { inflateRawSync } from 'node:zlib'

/** The files inside a zip, by name, found through its directory. */
function unzip(zip: Buffer): Map<string, string> {
  const files = new Map<string, string>()
  const end = zip.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = zip.readUInt32LE(end + 16)
  for (let left = zip.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, nameLength, extra, comment, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
      zip.readUInt32LE(at + 42),
    ]
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const stored = zip.subarray(start, start + packed)
    const content = zip.readUInt16LE(at + 10) === 0 ? stored : inflateRawSync(stored)
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), content.toString('utf8'))
    at += 46 + nameLength + extra + comment
  }
  return files
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&#39;', "'")
    .replaceAll('&#13;', '\r')
    .replaceAll('&amp;', '&')

/** A cell as a spreadsheet would take it. */
export interface ReadCell {
  value: string | number
  isText: boolean
  /** How a number is shown: `dd/mm/yyyy hh:mm`. */
  format: string
}

export interface ReadSheet {
  rows: ReadCell[][]
  hasFormula: boolean
  isRightToLeft: boolean
  frozenRows: number
  widths: number[]
}

/** Reads an XLSX file back, from its XML. */
export function readSheet(xlsx: Buffer): ReadSheet {
  const files = unzip(xlsx)
  const xml = files.get('xl/worksheets/sheet1.xml') ?? ''
  const styles = files.get('xl/styles.xml') ?? ''
  const formats = new Map(
    [...styles.matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]*)"/g)].map(([, id = '', code = '']) => [
      id,
      unescaped(code),
    ]),
  )
  const cellFormats = [...(/<cellXfs.*<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf ([^>]*)>/g)].map(
    ([, attributes = '']) => formats.get(/numFmtId="(\d+)"/.exec(attributes)?.[1] ?? '') ?? '',
  )
  const cellOf = ([, attributes = '', raw = '', text = '']: RegExpExecArray): ReadCell => {
    const isText = attributes.includes('t="inlineStr"')
    return {
      value: isText ? unescaped(text) : Number(raw),
      isText,
      format: cellFormats[Number(/ s="(\d+)"/.exec(attributes)?.[1] ?? -1)] ?? '',
    }
  }
  return {
    rows: [...xml.matchAll(/<row [^>]*>(.*?)<\/row>/gs)].map(([, row = '']) =>
      [...row.matchAll(/<c ([^>]*)>(?:<v>([^<]*)<\/v>|<is><t[^>]*>([^<]*)<\/t><\/is>)<\/c>/g)].map(cellOf),
    ),
    hasFormula: xml.includes('<f'),
    isRightToLeft: xml.includes('rightToLeft="1"'),
    frozenRows: Number(/ySplit="(\d+)"[^>]*state="frozen"/.exec(xml)?.[1] ?? 0),
    widths: [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width)),
  }
}

/** A spreadsheet's number of a moment: days since the end of 1899. */
export function serialOf(moment: string): number {
  return Date.parse(`${moment.replace(' ', 'T')}Z`) / 86_400_000 + 25_569
}

/** How many pages a PDF has. */
export function pagesOf(pdf: Buffer): number {
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b(?!s)/g)].length
}
