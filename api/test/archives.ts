import { crc32, deflateRawSync } from 'node:zlib'

/** A part of an archive, and what the archive wrongly says of it. */
export interface ArchivePart {
  name: string
  content: string | Buffer
  declaredBytes?: number
  isEncrypted?: boolean
}

const DEFLATED = 8
const VERSION = 20

/** An archive made by hand, as no program would write it where `parts` say so. */
export function anArchive(parts: readonly ArchivePart[]): Buffer {
  const locals: Buffer[] = []
  const listed: Buffer[] = []
  let offset = 0
  for (const { name, content, declaredBytes, isEncrypted = false } of parts) {
    const bytes = Buffer.from(content)
    const packed = deflateRawSync(bytes)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(VERSION, 0)
    shared.writeUInt16LE(isEncrypted ? 1 : 0, 2)
    shared.writeUInt16LE(DEFLATED, 4)
    shared.writeUInt32LE(crc32(bytes), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(declaredBytes ?? bytes.length, 18)
    shared.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), shared, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    listed.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([VERSION, 0]), shared, place, Buffer.from(name)]),
    )
    locals.push(local)
    offset += local.length
  }
  const directory = Buffer.concat(listed)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006'), end])
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** What a workbook made by hand holds beside its sheet; `others` replace parts or add some. */
export interface WorkbookInWords {
  /** What stands in `sheetData`. */
  rows: string
  strings?: string
  styles?: string
  others?: readonly ArchivePart[]
}

/** The smallest workbook that spreadsheet programs open. */
export function aWorkbook({ rows, strings = '', styles = '', others = [] }: WorkbookInWords): Buffer {
  const parts: ArchivePart[] = [
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="r1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Feuil1" sheetId="1" r:id="r1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="r1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${OFFICE}/sharedStrings" Target="/xl/sharedStrings.xml"/><Relationship Id="r3" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    },
    { name: 'xl/sharedStrings.xml', content: `<sst>${strings}</sst>` },
    { name: 'xl/styles.xml', content: `<styleSheet>${styles}</styleSheet>` },
    { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ]
  const replaced = new Set(others.map(({ name }) => name))
  return anArchive([...parts.filter(({ name }) => !replaced.has(name)), ...others])
}
