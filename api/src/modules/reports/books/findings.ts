/** Something in the books that is not as it was posted, or does not agree with the rest. */
export interface Finding {
  /** What should hold. */
  check: string
  /** The document by its number, or what else is concerned. */
  subject: string
  /** What in it differs. */
  what: string
}

const MOST_PER_CHECK = 100

/** What checks found: the first hundred of each, and how many there are. */
export class Findings {
  private readonly byCheck = new Map<string, { count: number; first: Finding[] }>()

  /** Lists a check even if it finds nothing. */
  begin(check: string): void {
    this.byCheck.set(check, this.byCheck.get(check) ?? { count: 0, first: [] })
  }

  add(check: string, subject: string, what: string): void {
    this.begin(check)
    const found = this.byCheck.get(check)
    if (!found) return
    found.count += 1
    if (found.first.length < MOST_PER_CHECK) found.first.push({ check, subject, what })
  }

  /** In the order in which the checks began. */
  checks(): { check: string; count: number; findings: Finding[] }[] {
    return [...this.byCheck].map(([check, { count, first }]) => ({ check, count, findings: first }))
  }
}
