import { allocate } from '../allocate.ts'
import type { PriceBasis } from './document-input.ts'
import type { Cell, TaxedLine } from './cells.ts'

/** A part of a line that is shared out of its cell. */
type SharedPart = 'htMinor' | 'exciseMinor' | 'fodecMinor' | 'vatMinor'

/**
 * Shares the parts of each cell out to its lines, so that lines add up to cells (rule R8: informative). Tax-excluded
 * lines keep their net and receive taxes in proportion; tax-included lines keep their price, split into parts.
 */
export function shareToLines(cells: readonly Cell[], priceBasis: PriceBasis): void {
  for (const cell of cells) {
    if (priceBasis === 'ht') addToLines(cell)
    else splitLines(cell)
  }
}

function addToLines(cell: Cell): void {
  for (const line of cell.lines) line.htMinor = line.netMinor
  share(cell, 'exciseMinor', (line) => line.htMinor)
  share(cell, 'fodecMinor', (line) => line.htMinor + line.exciseMinor)
  share(cell, 'vatMinor', (line) => line.htMinor + line.exciseMinor + line.fodecMinor)
}

/** Each part is spread on what the parts before it left of the line, so that no line ends below zero. */
function splitLines(cell: Cell): void {
  share(cell, 'htMinor', (line) => line.netMinor)
  share(cell, 'exciseMinor', (line) => line.netMinor - line.htMinor)
  share(cell, 'fodecMinor', (line) => line.netMinor - line.htMinor - line.exciseMinor)
  for (const line of cell.lines) line.vatMinor = line.netMinor - line.htMinor - line.exciseMinor - line.fodecMinor
}

function share(cell: Cell, part: SharedPart, weightOf: (line: TaxedLine) => number): void {
  if (cell[part] === 0) return
  const shares = allocate(cell[part], cell.lines.map(weightOf))
  cell.lines.forEach((line, index) => {
    line[part] = shares[index] ?? 0
  })
}
