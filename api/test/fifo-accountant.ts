/** Goods that lie together: how many thousandths, what all of them are worth in 10^-9 of the currency, and by which document. */
interface Pile {
  milli: bigint
  nano: bigint
  document: string
}

/** Half away from zero, of values that are not below it. */
const shared = (value: bigint, part: bigint, whole: bigint): bigint => (2n * value * part + whole) / (2n * whole)

/**
 * One product at one place as an accountant keeps it, first in, first out: piles in the order in which they came, or what is
 * owed to buyers where none are left. Knows nothing of the product's own code.
 */
export class FifoPlace {
  piles: Pile[] = []
  owedMilli = 0n
  owedNano = 0n

  get onHandMilli(): bigint {
    return this.piles.reduce((sum, { milli }) => sum + milli, 0n) - this.owedMilli
  }

  get valueNano(): bigint {
    return this.piles.reduce((sum, { nano }) => sum + nano, 0n) - this.owedNano
  }

  /** The average of what is there; what is said otherwise where nothing is. */
  average(otherwise: bigint): bigint {
    return this.onHandMilli > 0n ? shared(this.valueNano, 1n, this.onHandMilli) : otherwise
  }

  /** What one of so many costs that are about to leave; goods of a document leave first where it is named. */
  costOf(milli: bigint, otherwise: bigint, document = ''): bigint {
    const there = this.inOrder(document)
    const last = there.at(-1)
    if (!last) return otherwise
    let [missing, nano] = [milli, 0n]
    for (const pile of there) {
      const part = pile.milli < missing ? pile.milli : missing
      nano += shared(pile.nano, part, pile.milli)
      missing -= part
    }
    return shared(nano + missing * shared(last.nano, 1n, last.milli), 1n, milli)
  }

  /** Takes goods out at a cost that their document says; gives the piles that left. What is missing is owed at that cost. */
  takeOut(milli: bigint, cost: bigint, document = ''): Pile[] {
    let missing = milli
    const gone: Pile[] = []
    for (const pile of this.inOrder(document)) {
      if (missing === 0n) break
      const part = pile.milli < missing ? pile.milli : missing
      const nano = shared(pile.nano, part, pile.milli)
      gone.push({ ...pile, milli: part, nano })
      pile.milli -= part
      pile.nano -= nano
      missing -= part
    }
    this.piles = this.piles.filter((pile) => pile.milli > 0n)
    this.owedMilli += missing
    this.owedNano += missing * cost
    return gone
  }

  /** Puts goods in at a cost, or as the piles that left another place; what is owed is settled first. */
  putIn(milli: bigint, cost: bigint, document: string, piles: readonly Pile[] = []): void {
    if (this.owedMilli > 0n) {
      const settled = this.owedMilli < milli ? this.owedMilli : milli
      this.owedNano = shared(this.owedNano, this.owedMilli - settled, this.owedMilli)
      this.owedMilli -= settled
      if (milli > settled) this.piles.push({ milli: milli - settled, nano: (milli - settled) * cost, document })
      return
    }
    const carried = piles.reduce((sum, pile) => sum + pile.milli, 0n)
    this.piles.push(...piles.map((pile) => ({ ...pile, document })))
    if (milli > carried) this.piles.push({ milli: milli - carried, nano: (milli - carried) * cost, document })
  }

  private inOrder(document: string): Pile[] {
    const first = this.piles.filter((pile) => pile.document === document)
    return [...first, ...this.piles.filter((pile) => pile.document !== document)]
  }
}
