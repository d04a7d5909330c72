/** The parts that one amount splits into, in minor units, as sizes (zero or more). `vatMinor` is VAT due, charged or not. */
export interface Parts {
  netMinor: number
  htMinor: number
  exciseMinor: number
  fodecMinor: number
  vatMinor: number
}

/** The three rates that decide how an amount is taxed, in thousandths of a percent. */
export interface Rates {
  readonly vatRateMilli: number
  readonly fodecRateMilli: number
  readonly exciseRateMilli: number
}

/** A line as the tax rules see it: its net is known, the other parts are filled in by them. Never leaves the kernel. */
export interface TaxedLine extends Rates, Parts {}

/**
 * Lines that share all three rates, and their summed parts. Taxes are worked out on cells and only then shared out to
 * lines, so that the order of lines cannot change a total. `left` holds what a credit note may still give back.
 */
export interface Cell extends Rates, Parts {
  readonly lines: TaxedLine[]
  left: Parts | null
}

/** A {@link Parts} of zeros. */
export function noParts(): Parts {
  return { netMinor: 0, htMinor: 0, exciseMinor: 0, fodecMinor: 0, vatMinor: 0 }
}

/** HT and excise, or HT alone, as the setting says: what FODEC is a percentage of. */
export function fodecBaseOf(parts: Parts, isExciseInFodecBase: boolean): number {
  return isExciseInFodecBase ? parts.htMinor + parts.exciseMinor : parts.htMinor
}

/** HT, excise and FODEC: what VAT is a percentage of (Code de la TVA art. 6). */
export function vatBaseOf(parts: Parts): number {
  return parts.htMinor + parts.exciseMinor + parts.fodecMinor
}

/** Groups lines into cells, sorted by VAT, FODEC and excise rate. */
export function cellsOf(lines: readonly TaxedLine[]): Cell[] {
  const cells: Cell[] = []
  for (const line of lines) {
    const cell = cells.find((candidate) => hasSameRates(candidate, line)) ?? addCell(cells, line)
    cell.lines.push(line)
    cell.netMinor += line.netMinor
  }
  return cells.sort(byRates)
}

/** Runs of cells with one VAT rate: the rows of the VAT recap, in order of rate. */
export function vatRuns(cells: readonly Cell[]): Cell[][] {
  return runsBy(cells, (cell) => cell.vatRateMilli)
}

/** Cells by any of their rates, in order of that rate; cells of a run keep their order. */
export function runsBy(cells: readonly Cell[], rateOf: (cell: Cell) => number): Cell[][] {
  const runs = new Map<number, Cell[]>()
  for (const cell of cells) {
    const run = runs.get(rateOf(cell))
    if (run === undefined) runs.set(rateOf(cell), [cell])
    else run.push(cell)
  }
  return [...runs].sort(([first], [second]) => first - second).map(([, run]) => run)
}

/** Sum of one figure over cells or lines. */
export function total<T>(items: readonly T[], figureOf: (item: T) => number): number {
  let result = 0
  for (const item of items) result += figureOf(item)
  return result
}

function addCell(cells: Cell[], { vatRateMilli, fodecRateMilli, exciseRateMilli }: Rates): Cell {
  const cell: Cell = { vatRateMilli, fodecRateMilli, exciseRateMilli, ...noParts(), lines: [], left: null }
  cells.push(cell)
  return cell
}

function hasSameRates(first: Rates, second: Rates): boolean {
  return (
    first.vatRateMilli === second.vatRateMilli &&
    first.fodecRateMilli === second.fodecRateMilli &&
    first.exciseRateMilli === second.exciseRateMilli
  )
}

function byRates(first: Rates, second: Rates): number {
  return (
    first.vatRateMilli - second.vatRateMilli ||
    first.fodecRateMilli - second.fodecRateMilli ||
    first.exciseRateMilli - second.exciseRateMilli
  )
}
