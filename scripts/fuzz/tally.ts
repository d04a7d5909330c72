import { table } from '../bench/figures.ts'
import type { Asked } from './draft.ts'
import type { Operation } from './openapi.ts'

/** A fault, and the request to see it again. */
export interface Finding {
  number: number
  operation: string
  faults: readonly string[]
  status: number
  actor: string
  request: { method: string; path: string; headers: Record<string, string>; body: string | null }
  answer: string
}

const MOST_SHOWN = 4000

export function findingOf(
  found: {
    number: number
    operation: string
    faults: readonly string[]
    status: number
    actor: string
    answer: string
  },
  { method, path, headers, bytes }: Asked,
): Finding {
  const { authorization: _token, ...shown } = headers
  const body = bytes && bytes.toString().slice(0, MOST_SHOWN)
  return { ...found, answer: found.answer.slice(0, MOST_SHOWN), request: { method, path, headers: shown, body } }
}

/** How often each operation was answered how. */
export class Tally {
  readonly #statuses = new Map<string, Map<number, number>>()

  constructor(operations: readonly Operation[]) {
    for (const { name } of operations) this.#statuses.set(name, new Map())
  }

  count(operation: string, status: number): void {
    const statuses = this.#statuses.get(operation) ?? new Map<number, number>()
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  /** Good answers of an operation. */
  good(operation: string): number {
    return sumOf(this.#statuses.get(operation), (status) => status >= 200 && status < 300)
  }

  /** Operations that had fewer good answers than that. */
  below(least: number): string[] {
    return [...this.#statuses.keys()].filter((name) => this.good(name) < least)
  }

  byStatus(): Record<string, number> {
    const all: Record<string, number> = {}
    for (const statuses of this.#statuses.values())
      for (const [status, times] of statuses) all[status] = (all[status] ?? 0) + times
    return all
  }

  byOperation(): Record<string, Record<string, number>> {
    return Object.fromEntries([...this.#statuses].map(([name, statuses]) => [name, Object.fromEntries(statuses)]))
  }

  table(): string {
    const rows = [...this.#statuses].map(([name, statuses]) => {
      const all = sumOf(statuses, () => true)
      const good = this.good(name)
      const others = [...statuses].filter(([status]) => status >= 300).sort(([one], [other]) => one - other)
      const share = all === 0 ? '-' : `${Math.round((100 * good) / all)} %`
      return [name, String(all), String(good), share, others.map(([status, times]) => `${status}: ${times}`).join(', ')]
    })
    return table(['operation', 'requests', '2xx', 'share', 'others'], rows)
  }
}

function sumOf(statuses: ReadonlyMap<number, number> | undefined, counts: (status: number) => boolean): number {
  return [...(statuses ?? [])].reduce((sum, [status, times]) => (counts(status) ? sum + times : sum), 0)
}
