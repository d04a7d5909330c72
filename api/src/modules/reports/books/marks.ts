import type { CheckpointPart } from '../../company/checkpoints/index.ts'

/** One name for a series of a company. */
export function seriesKey(kind: string, scopeId: string, period: string): string {
  return `${kind} ${scopeId} ${period}`
}

/** Numbers of audit entries are a series as well. */
export const AUDIT_KEY = 'audit'

interface Mark {
  date: string
  hash: string
}

/** What the checkpoints of a company say: the seal of a number, by series. */
export class Marks {
  private readonly bySeries = new Map<string, Map<bigint, Mark[]>>()

  constructor(parts: readonly CheckpointPart[] = []) {
    for (const { date, series, audit } of parts) {
      for (const { kind, scopeId, period, number, hash } of series)
        this.mark(seriesKey(kind, scopeId, period), BigInt(number), { date, hash })
      if (audit) this.mark(AUDIT_KEY, BigInt(audit.sequence), { date, hash: audit.hash })
    }
  }

  private mark(key: string, number: bigint, mark: Mark): void {
    const series = this.bySeries.get(key) ?? new Map<bigint, Mark[]>()
    this.bySeries.set(key, series)
    series.set(number, [...(series.get(number) ?? []), mark])
  }

  keysOf(kind: string): string[] {
    return [...this.bySeries.keys()].filter((key) => key.startsWith(`${kind} `))
  }

  /** What is wrong with a number's seal by the checkpoints that name it. */
  passing(key: string, number: bigint, hash: Buffer): string[] {
    const marks = this.bySeries.get(key)?.get(number) ?? []
    return marks
      .filter((mark) => mark.hash !== hash.toString('hex'))
      .map(({ date }) => `the checkpoint of ${date} has another seal for it`)
  }

  /** What checkpoints know beyond the last number that there is. */
  beyond(key: string, last: bigint): string[] {
    return [...(this.bySeries.get(key) ?? [])]
      .filter(([number]) => number > last)
      .flatMap(([number, marks]) => marks.map(({ date }) => `by the checkpoint of ${date} it reached ${number}`))
  }
}
