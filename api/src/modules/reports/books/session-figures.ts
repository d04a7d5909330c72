import { type StoredRow, valueOf } from './book-reader.ts'
import type { StoredDocument } from './read-series.ts'

/** Sums by name. */
export class Sums {
  private readonly byName = new Map<string, bigint>()

  add(name: string, amount: string): void {
    this.byName.set(name, this.of(name) + BigInt(amount))
  }

  of(...names: string[]): bigint {
    return names.reduce((sum, name) => sum + (this.byName.get(name) ?? 0n), 0n)
  }

  /** Names with that beginning, without it. */
  under(prefix: string): string[] {
    return [...this.byName.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length))
  }
}

/** What was sold and taken back in a session, added up document by document. */
export class SessionFigures {
  readonly sums = new Sums()
  firstTicket: string | null = null
  lastTicket: string | null = null
}

const SUMMED = [
  'item_count',
  'gross_minor',
  'discount_minor',
  'net_ht_minor',
  'fodec_minor',
  'stamp_minor',
  'total_minor',
] as const

/** The figures of all sessions of a company. */
export class AllSessions {
  private readonly byId = new Map<string, SessionFigures>()
  private readonly lateSales: ReadonlySet<string>

  /** What came after its session was closed is in no Z report. */
  constructor(lateSales: ReadonlySet<string>) {
    this.lateSales = lateSales
  }

  of(sessionId: string): SessionFigures {
    const known = this.byId.get(sessionId)
    if (known) return known
    const made = new SessionFigures()
    this.byId.set(sessionId, made)
    return made
  }

  /** Tickets come in the order of their numbers. */
  addSale({ head, rows }: StoredDocument): void {
    if (this.lateSales.has(valueOf(head, 'id'))) return
    const session = this.of(valueOf(head, 'cash_session_id'))
    session.firstTicket ??= valueOf(head, 'number')
    session.lastTicket = valueOf(head, 'number')
    session.sums.add('tickets', '1')
    for (const column of SUMMED) session.sums.add(column, valueOf(head, column))
    session.sums.add('rounding_minor', head['rounding_minor'] ?? '0')
    for (const row of rows['sale_tax'] ?? []) {
      const rate = valueOf(row, 'rate_milli')
      for (const column of ['base_ht_minor', 'vat_minor', 'total_minor'])
        session.sums.add(`${column} at ${rate}`, valueOf(row, column))
    }
    this.addMoney(rows['money_ledger'] ?? [])
  }

  addReturn({ head, rows }: StoredDocument): void {
    const { sums } = this.of(valueOf(head, 'cash_session_id'))
    sums.add('returns', '1')
    sums.add('returned_minor', valueOf(head, 'total_minor'))
    sums.add('rounding_minor', String(-Number(head['rounding_minor'] ?? 0)))
    this.addMoney(rows['money_ledger'] ?? [])
  }

  /** What clients paid of what they owed. */
  addPayment({ head, rows }: StoredDocument): void {
    const { sums } = this.of(valueOf(head, 'cash_session_id'))
    sums.add('client payments', '1')
    sums.add('client_payment_minor', valueOf(head, 'total_minor'))
    this.addMoney(rows['money_ledger'] ?? [])
  }

  addClosing({ head, rows }: StoredDocument): void {
    this.addMoney(rows['money_ledger'] ?? [])
    const { sums } = this.of(valueOf(head, 'cash_session_id'))
    for (const row of rows['cash_movement'] ?? []) {
      const kind = valueOf(row, 'kind')
      sums.add(`cash ${kind}`, `${kind === 'payOut' ? '-' : ''}${valueOf(row, 'amount_minor')}`)
    }
  }

  /** Movements of money count for the session that they name. */
  private addMoney(rows: readonly StoredRow[]): void {
    for (const row of rows) {
      const session = row['cash_session_id']
      if (!session) continue
      const name = `${valueOf(row, 'kind')} by ${valueOf(row, 'payment_method_id')}`
      this.of(session).sums.add(name, valueOf(row, 'amount_minor'))
    }
  }
}
