import { randomOf, wholeBetween } from '../replay/random.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** Everything that is left to chance: the same throws for the same seed. */
export class Dice {
  #random: () => number

  constructor(...names: readonly (string | number)[]) {
    this.#random = randomOf(...names)
  }

  /** From here on the throws of other names, however many there were before. */
  restart(...names: readonly (string | number)[]): void {
    this.#random = randomOf(...names)
  }

  /** A whole number, both ends possible. */
  whole(lowest: number, highest: number): number {
    return wholeBetween(this.#random, lowest, highest)
  }

  chance(share: number): boolean {
    return this.#random() < share
  }

  pick<T>(items: readonly T[]): T {
    const item = items[this.whole(0, items.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }

  letters(length: number): string {
    return Array.from({ length }, () => LETTERS[this.whole(0, LETTERS.length - 1)]).join('')
  }

  /** A UUIDv7 of a moment that never was. */
  id(): string {
    const hex = Array.from({ length: 32 }, () => this.whole(0, 15).toString(16)).join('')
    return `01980000-${hex.slice(0, 4)}-7${hex.slice(4, 7)}-8${hex.slice(7, 10)}-${hex.slice(10, 22)}`
  }

  /** An address of a network that nobody has, so that no limit by address is met. */
  address(): string {
    return `198.${this.whole(18, 19)}.${this.whole(0, 255)}.${this.whole(1, 254)}`
  }
}
