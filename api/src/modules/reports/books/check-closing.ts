import type { SessionTender, ZReport } from '@comptoir/contracts/sales/cash-sessions'
import { type StoredRow, valueOf } from './book-reader.ts'
import type { StoredDocument } from './read-series.ts'
import type { SessionFigures, Sums } from './session-figures.ts'

type Pair = [what: string, said: unknown, found: unknown]

/** What a Z report says otherwise than the ledgers, the session and its counts do. */
export function closingFaults({ head, rows }: StoredDocument, figures: SessionFigures): string[] {
  const report: ZReport = JSON.parse(valueOf(head, 'report'))
  const [session] = rows['cash_session'] ?? []
  if (!session) return ['its session is gone']
  const pairs = [
    ...soldPairs(report, figures),
    ...taxPairs(report, figures.sums),
    ...sessionPairs(report, session),
    ...(rows['cash_session_count'] ?? []).flatMap((count) => tenderPairs(report, count, figures.sums)),
  ]
  return pairs
    .filter(([, said, found]) => String(said) !== String(found))
    .map(([what, said, found]) => `${what}: it says ${said}, the books say ${found}`)
}

function soldPairs(report: ZReport, { sums, firstTicket, lastTicket }: SessionFigures): Pair[] {
  return [
    ['tickets', report.ticketCount, sums.of('tickets')],
    ['first ticket', report.firstTicket, firstTicket],
    ['last ticket', report.lastTicket, lastTicket],
    ['items', report.itemCount, sums.of('item_count')],
    ['gross', report.grossMinor, sums.of('gross_minor')],
    ['discounts', report.discountMinor, sums.of('discount_minor')],
    ['net HT', report.netHtMinor, sums.of('net_ht_minor')],
    ['FODEC', report.fodecMinor, sums.of('fodec_minor')],
    ['stamps', report.stampMinor, sums.of('stamp_minor')],
    ['total', report.totalMinor, sums.of('total_minor')],
    ['cash rounding', report.roundingMinor ?? 0, sums.of('rounding_minor')],
    ['returns', report.returnCount ?? 0, sums.of('returns')],
    ['client payments', report.clientPaymentCount ?? 0, sums.of('client payments')],
    ['paid by clients', report.clientPaymentMinor ?? 0, sums.of('client_payment_minor')],
    ['returned', report.returnedMinor ?? 0, sums.of('returned_minor')],
  ]
}

function taxPairs({ taxes }: ZReport, sums: Sums): Pair[] {
  const rates = new Set([...taxes.map(({ rateMilli }) => String(rateMilli)), ...sums.under('vat_minor at ')])
  return [...rates].flatMap((rate): Pair[] => {
    const row = taxes.find(({ rateMilli }) => String(rateMilli) === rate)
    const at = `at ${Number(rate) / 1000} %`
    return [
      [`HT ${at}`, row?.baseHtMinor ?? 0, sums.of(`base_ht_minor at ${rate}`)],
      [`VAT ${at}`, row?.vatMinor ?? 0, sums.of(`vat_minor at ${rate}`)],
      [`total ${at}`, row?.totalMinor ?? 0, sums.of(`total_minor at ${rate}`)],
    ]
  })
}

function sessionPairs({ session: said }: ZReport, session: StoredRow): Pair[] {
  return [
    ['state', said.state, session['state']],
    ['register', said.registerId, session['register_id']],
    ['point of sale', said.pointOfSaleId, session['point_of_sale_id']],
    ['opened by', said.openedById, session['opened_by']],
    ['business date', said.businessDate, session['business_date']],
    ['opening float', said.openingFloatMinor, session['opening_float_minor']],
    ['kept float', said.keptFloatMinor, session['kept_float_minor']],
    ['currency', said.currency, session['currency']],
  ]
}

const EXPECTED = ['opening', 'payment', 'change', 'refund', 'payIn', 'payOut']
const BESIDE_SALES: ReadonlySet<string> = new Set(['payIn', 'payOut'])

function tenderPairs({ session }: ZReport, count: StoredRow, sums: Sums): Pair[] {
  const method = valueOf(count, 'payment_method_id')
  const said: Partial<SessionTender> = session.tenders.find(({ paymentMethodId }) => paymentMethodId === method) ?? {}
  const moved = (...kinds: string[]): bigint =>
    // Cash alone is put in and taken out beside sales.
    sums.of(
      ...kinds.map((kind) =>
        said.kind === 'cash' && BESIDE_SALES.has(kind) ? `cash ${kind}` : `${kind} by ${method}`,
      ),
    )
  const name = said.name ?? 'a payment method'
  return [
    [`${name}, opening`, said.openingMinor, moved('opening')],
    [`${name}, received`, said.receivedMinor, moved('payment')],
    [`${name}, change`, said.changeMinor, moved('change')],
    [`${name}, refunded`, said.refundedMinor, moved('refund')],
    [`${name}, put in`, said.paidInMinor, moved('payIn')],
    [`${name}, taken out`, said.paidOutMinor, moved('payOut')],
    [`${name}, expected`, said.expectedMinor, moved(...EXPECTED)],
    [`${name}, expected when counted`, count['expected_minor'], moved(...EXPECTED)],
    [`${name}, counted`, said.countedMinor, count['counted_minor']],
    [`${name}, difference`, said.differenceMinor, count['difference_minor']],
    [`${name}, comment`, said.comment, count['comment']],
  ]
}
