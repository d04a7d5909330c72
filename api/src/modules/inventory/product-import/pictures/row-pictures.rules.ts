import type { PictureFileFault, RowProblem, RowWarningName } from '@comptoir/contracts/inventory/product-import'
import { PHOTO_LIMITS } from '@comptoir/contracts/inventory/product-photos'
import { nameKey } from './archive-names.rules.ts'
import { firstCharacters } from '../../../../platform/first-characters.ts'

/** A file of the archive, as rows find it. */
export interface NamedPicture {
  number: number
  name: string
  fault: PictureFileFault | null
}

/** A picture that a row gets; one that a row has by its bare code is surer than one with a number behind. */
export interface FoundPicture {
  number: number
  name: string
  isSure: boolean
}

/** The pictures of a row, and what is to be told of those that it does not get. */
export interface RowPictures {
  found: FoundPicture[]
  warnings: RowProblem[]
}

const REMOTE = /^([a-z][a-z0-9+.-]*:\/\/|\/\/|www\.|data:)/i
/** `CODE-1`, `CODE_02`, `CODE (3)` */
const NUMBERED = /(?:[-_ ]| ?\()(\d{1,2})\)?$/
const SHOWN = 100

const FAULTS: Record<PictureFileFault, RowWarningName> = {
  tooLarge: 'pictureTooLarge',
  notPicture: 'pictureNotPhoto',
  heic: 'pictureHeic',
  link: 'pictureNotPhoto',
  duplicate: 'pictureMissing',
}

/** The files of an archive by what rows may name them by. */
export class PictureIndex {
  private readonly byPath = new Map<string, NamedPicture>()
  private readonly byBase = new Map<string, NamedPicture>()
  private readonly byStem = new Map<string, { picture: NamedPicture; at: number }[]>()

  constructor(pictures: readonly NamedPicture[]) {
    // Of two files of one name, the one nearest to the catalogue.
    const ordered = pictures.toSorted((a, b) => depthOf(a.name) - depthOf(b.name) || a.number - b.number)
    for (const picture of ordered) {
      if (picture.fault === 'duplicate') continue
      const key = nameKey(picture.name)
      const base = key.slice(key.lastIndexOf('/') + 1)
      this.byPath.set(key, picture)
      if (!this.byBase.has(base)) this.byBase.set(base, picture)
      const stem = base.replace(/\.[^.]*$/, '')
      this.addStem(stem, picture, 0)
      const number = NUMBERED.exec(stem)
      if (number) this.addStem(stem.slice(0, number.index), picture, Number(number[1]) + 1)
    }
  }

  /** The file that a cell names: by its path from the catalogue, or by its name wherever it is. */
  named(reference: string): NamedPicture | null {
    const key = nameKey(reference.replaceAll('\\', '/').replace(/^(\.?\/)+/, ''))
    return this.byPath.get(key) ?? this.byBase.get(key.slice(key.lastIndexOf('/') + 1)) ?? null
  }

  /** The files that have a code or a barcode as their name, the bare one first, then in the order of their numbers. */
  called(name: string): { picture: NamedPicture; at: number }[] {
    const found = this.byStem.get(nameKey(fileNameOf(name))) ?? []
    return found.toSorted((a, b) => a.at - b.at || a.picture.number - b.picture.number)
  }

  private addStem(stem: string, picture: NamedPicture, at: number): void {
    const known = this.byStem.get(stem)
    if (known) known.push({ picture, at })
    else this.byStem.set(stem, [{ picture, at }])
  }
}

const depthOf = (name: string): number => name.split('/').length

/** A code as a file can be called: what file names cannot hold is written as a line. */
function fileNameOf(code: string): string {
  return code.replaceAll(/[/\\:*?"<>|]/g, '_')
}

/** What a row says of its pictures: a cell of names where the file has a column for them, else its code and barcodes. */
export interface PictureWish {
  cell: string | null
  code: string
  barcodes: readonly string[]
}

/** The pictures of a row: at most as many as a product has. */
export function picturesOf({ cell, code, barcodes }: PictureWish, index: PictureIndex): RowPictures {
  const row: RowPictures = { found: [], warnings: [] }
  const taken = new Set<number>()
  const warn = (problem: RowWarningName, value: string): void => {
    row.warnings.push({ column: 'photo', problem, value: firstCharacters(value, SHOWN) })
  }
  const take = (picture: NamedPicture, isSure: boolean): void => {
    if (taken.has(picture.number)) return
    taken.add(picture.number)
    if (picture.fault === null) row.found.push({ number: picture.number, name: picture.name, isSure })
    else warn(FAULTS[picture.fault], picture.name)
  }
  for (const reference of cell === null ? [] : namesIn(cell)) {
    if (REMOTE.test(reference)) warn('pictureRemote', reference)
    else {
      const picture = index.named(reference)
      if (picture) take(picture, true)
      else warn('pictureMissing', reference)
    }
  }
  if (cell === null)
    for (const name of new Set([code, ...barcodes]))
      for (const { picture, at } of index.called(name)) take(picture, at === 0)
  if (row.found.length > PHOTO_LIMITS.ofProduct) {
    warn(
      'picturesTooMany',
      row.found
        .slice(PHOTO_LIMITS.ofProduct)
        .map(({ name }) => name)
        .join(', '),
    )
    row.found.length = PHOTO_LIMITS.ofProduct
  }
  return row
}

function namesIn(cell: string): string[] {
  return cell
    .split(/[;|]/)
    .map((part) => part.trim().replace(/^"(.*)"$/, '$1'))
    .filter((part) => part !== '')
}
