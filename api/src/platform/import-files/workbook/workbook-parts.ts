import path from 'node:path'
import { broken, type Archive } from './archive.ts'
import { numberKind, type NumberKind } from './number-text.ts'
import { readWholeXml } from './read-xml.ts'

/** A sheet that can be seen, and the part that holds its rows. */
export interface SheetPart {
  name: string
  part: string
}

/** What a workbook says of itself before its rows. */
export interface WorkbookParts {
  sheets: SheetPart[]
  epoch: 'windows' | 'macintosh'
  sharedStrings: string | null
  styles: string | null
}

interface Relation {
  /** Its last word, the same in both editions of the format: `worksheet`. */
  type: string
  part: string
}

/** Finds the parts of a workbook, by their relations. Refuses an archive of another kind. */
export async function findParts(archive: Archive): Promise<WorkbookParts> {
  const root = await readRelations(archive, '')
  const workbook = [...root.values()].find(({ type }) => type === 'officeDocument')?.part ?? broken()
  const relations = await readRelations(archive, workbook)
  const sheets: SheetPart[] = []
  let epoch: WorkbookParts['epoch'] = 'windows'
  await readWholeXml(await archive.read(workbook), {
    open: (name, attributes) => {
      if (name === 'workbookPr' && isTrue(attributes['date1904'])) epoch = 'macintosh'
      if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1]
      const relation = id === undefined ? undefined : relations.get(id)
      // Sheets of charts have no rows.
      if (relation?.type === 'worksheet') sheets.push({ name: attributes['name'] ?? '', part: relation.part })
    },
  })
  const partOf = (wanted: string): string | null => {
    const part = [...relations.values()].find(({ type }) => type === wanted)?.part
    return part !== undefined && archive.has(part) ? part : null
  }
  return { sheets, epoch, sharedStrings: partOf('sharedStrings'), styles: partOf('styles') }
}

async function readRelations(archive: Archive, of: string): Promise<Map<string, Relation>> {
  const folder = path.posix.dirname(of)
  const relations = new Map<string, Relation>()
  await readWholeXml(await archive.read(path.posix.join(folder, '_rels', `${path.posix.basename(of)}.rels`)), {
    open: (name, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (name !== 'Relationship') return
      const part = target.startsWith('/') ? target.slice(1) : path.posix.join(folder, target)
      relations.set(id, { type: type.slice(type.lastIndexOf('/') + 1), part })
    },
  })
  return relations
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true'
}

/** How the numbers of each style are shown, in the order in which cells refer to the styles. */
export async function readStyles(archive: Archive, part: string | null): Promise<NumberKind[]> {
  if (part === null) return []
  const codes = new Map<number, string>()
  const formats: number[] = []
  let isInCells = false
  await readWholeXml(await archive.read(part), {
    open: (name, attributes) => {
      const id = Number(attributes['numFmtId'] ?? 0)
      if (name === 'numFmt') codes.set(id, attributes['formatCode'] ?? '')
      if (name === 'cellXfs') isInCells = true
      if (name === 'xf' && isInCells) formats.push(id)
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false
    },
  })
  return formats.map((id) => numberKind(id, codes.get(id)))
}

/** The texts that cells refer to, in their order; what helps to pronounce them is left out. */
export async function readSharedStrings(archive: Archive, part: string | null): Promise<string[]> {
  if (part === null) return []
  const strings: string[] = []
  const run = new TextRun()
  let current = ''
  await readWholeXml(await archive.read(part), {
    open: (name) => {
      if (name === 'si') current = ''
      run.open(name)
    },
    text: (text) => {
      if (run.isOpen) current += text
    },
    close: (name) => {
      run.close(name)
      if (name === 'si') strings.push(unescaped(current))
    },
  })
  return strings
}

/** Whether the reader is where text is shown: in `t`, and not in what helps to pronounce it. */
export class TextRun {
  isOpen = false
  private isAside = false

  open(name: string): void {
    if (name === 'rPh') this.isAside = true
    if (name === 't') this.isOpen = !this.isAside
  }

  close(name: string): void {
    if (name === 'rPh') this.isAside = false
    if (name === 't') this.isOpen = false
  }
}

/** Characters that XML cannot hold are written `_x000D_`; those that are no text are dropped. */
export function unescaped(text: string): string {
  if (!text.includes('_x')) return text
  return text.replaceAll(/_x([0-9a-f]{4})_/gi, (_all, code: string) =>
    code === '0000' ? '' : String.fromCharCode(parseInt(code, 16)),
  )
}
