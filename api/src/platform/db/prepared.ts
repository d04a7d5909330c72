/** A statement that came this often is worth a plan of its own. */
const OFTEN = 3
/** Plans that one connection keeps at most: each takes memory in the database. */
const MOST_NAMES = 200
/** Texts that are counted at most; lists of values of many lengths would fill it without end. */
const MOST_TEXTS = 2000
/** How a pattern is best searched for depends on its letters, so it is planned anew for each. */
const PATTERN = /\bi?like\b/i

/** Gives statements that come again and again a name, under which the database keeps their plan. */
export class StatementNames {
  readonly #counts = new Map<string, number>()
  readonly #names = new Map<string, string>()

  nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMES || PATTERN.test(text)) return undefined
    const count = (this.#counts.get(text) ?? 0) + 1
    if (count < OFTEN) {
      if (this.#counts.size >= MOST_TEXTS) this.#counts.clear()
      this.#counts.set(text, count)
      return undefined
    }
    this.#counts.delete(text)
    const name = `comptoir_${this.#names.size + 1}`
    this.#names.set(text, name)
    return name
  }
}
