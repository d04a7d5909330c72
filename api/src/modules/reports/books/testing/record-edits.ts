import { company, ofAudit, ofMoney, ofStock, session, ticket, type Edit } from './edit.ts'

const LEDGER_EDITS: readonly Edit[] = [
  {
    name: 'a payment by card said to be cash',
    statements: (book) => [
      `update money_ledger set payment_method_id = (select id from payment_method where ${company(book)} and direction = 'client' and kind = 'cash')
       where ${company(book)} and document_id = ${ticket(book, 1)}`,
    ],
  },
  ofMoney('the amounts of a payment', 'amount_minor = amount_minor - 1'),
  ofMoney('the moment of a payment', `occurred_at = occurred_at - interval '1 day'`),
  ofMoney('who took a payment', `user_id = '11111111-1111-4111-8111-111111111111'`),
  ofMoney('a comment on a payment', `comment = 'x'`),
  {
    name: 'a payment moved to another session',
    statements: (book) => [
      `update money_ledger set cash_session_id = ${session(book, 1)} where ${company(book)} and document_id = ${ticket(book, 0)}`,
    ],
  },
  {
    name: 'the movements of money of a ticket gone',
    statements: (book) => [`delete from money_ledger where ${company(book)} and document_id = ${ticket(book, 0)}`],
  },
  ofStock('the moment of a movement of goods', `occurred_at = occurred_at - interval '1 day'`),
  ofStock('the cost of a movement of goods', 'unit_cost_micro = unit_cost_micro + 1'),
  {
    name: 'a movement of goods and the balance with it',
    statements: (book) => [
      `update stock_ledger set quantity_milli = quantity_milli - 1000 where ${company(book)} and document_id = ${ticket(book, 6)}`,
      `update stock_balance b set on_hand_milli = (select sum(quantity_milli) from stock_ledger l where l.company_id = b.company_id and l.product_id = b.product_id)
       where ${company(book)}`,
    ],
  },
  {
    name: 'a balance',
    statements: (book) => [`update stock_balance set on_hand_milli = on_hand_milli + 1 where ${company(book)}`],
  },
]

const TRACKING_EDITS: readonly Edit[] = [
  {
    name: 'the quantity that came in of a lot',
    statements: (book) => [
      `update stock_ledger_lot set quantity_milli = quantity_milli + 1000 where ${company(book)}
         and lot_id = (select id from lot where ${company(book)} and number = 'L-1')`,
    ],
  },
  {
    name: 'a piece by its serial number gone',
    statements: (book) => [
      `delete from stock_ledger_serial where ${company(book)}
         and serial_number_id = (select id from serial_number where ${company(book)} and number = 'SN-1')`,
    ],
  },
  {
    name: 'a lot said to be of another product',
    statements: (book) => [
      `update lot set product_id = (select product_id from serial_number where ${company(book)} limit 1)
         where ${company(book)} and number = 'L-2'`,
    ],
  },
]

const SERIES_EDITS: readonly Edit[] = [
  {
    name: 'a series set back',
    statements: (book) => [
      `update number_series set last_number = last_number - 1 where ${company(book)} and kind = 'ticket'`,
    ],
  },
  {
    name: 'a series set forward',
    statements: (book) => [
      `update number_series set last_number = last_number + 1 where ${company(book)} and kind = 'ticket'`,
    ],
  },
  {
    name: 'a series that goes on from another seal',
    statements: (book) => [
      `update number_series set last_hash = sha256('x') where ${company(book)} and kind = 'ticket'`,
    ],
  },
  ...([6, 5] as const).map((index): Edit => ({
    name: index === 6 ? 'the last ticket gone' : 'a ticket in the middle gone',
    statements: (book) => [
      `delete from sale_line where ${company(book)} and sale_id = ${ticket(book, index)}`,
      `delete from sale_tax where ${company(book)} and sale_id = ${ticket(book, index)}`,
      `delete from money_ledger where ${company(book)} and document_id = ${ticket(book, index)}`,
      `delete from stock_ledger where ${company(book)} and document_id = ${ticket(book, index)}`,
      `delete from audit_log where ${company(book)} and entity_id = ${ticket(book, index)}`,
      `delete from sale where ${company(book)} and id = ${ticket(book, index)}`,
      `update number_series n set last_number = s.counter, last_hash = s.chain_hash
         from (select counter, chain_hash from sale where ${company(book)} order by counter desc limit 1) s
       where n.company_id = '${book.companyId}' and n.kind = 'ticket'`,
      `update stock_balance b set on_hand_milli = (select sum(quantity_milli) from stock_ledger l where l.company_id = b.company_id and l.product_id = b.product_id)
       where ${company(book)}`,
    ],
  })),
]

const AUDIT_EDITS: readonly Edit[] = [
  ofAudit('what an entry of the audit trail says', `after = jsonb_set(after, '{totalMinor}', '1')`),
  ofAudit('who did what the audit trail says', 'user_id = null'),
  ofAudit('by which token an entry says it was done', `api_token_id = '33333333-3333-4333-8333-333333333333'`),
  ofAudit('the request of an entry', `request_id = 'x'`),
  ofAudit('what was done', `action = 'cashSession.resumed'`, 'cashSession.counting'),
  {
    name: 'the moment of an entry',
    statements: (book) => [
      `update audit_log set recorded_at = recorded_at - interval '3 days' where ${company(book)} and action = 'cashSession.counting'`,
    ],
  },
  {
    name: 'an entry of the audit trail gone',
    statements: (book) => [`delete from audit_log where ${company(book)} and action = 'cashSession.counting'`],
  },
  {
    name: 'an entry put into the past of the audit trail',
    statements: (book) => [
      `insert into audit_log (company_id, recorded_at, id, action, entity, request_id)
       values ('${book.companyId}', now() - interval '3 days', '22222222-2222-4222-8222-222222222222', 'cashSession.resumed', 'cashSession', 'x')`,
    ],
  },
  ofAudit('from where somebody signed in', `after = jsonb_set(after, '{address}', '"192.0.2.99"')`, 'user.signedIn'),
  {
    name: 'a refusal gone from the audit trail',
    statements: (book) => [`delete from audit_log where ${company(book)} and action = 'user.accessRefused'`],
  },
  {
    name: 'the moments of two entries exchanged',
    statements: (book) => [
      `update audit_log a set recorded_at = b.recorded_at
       from (values ('user.signedIn', 'user.accessRefused'), ('user.accessRefused', 'user.signedIn')) x (mine, other), audit_log b
       where a.company_id = '${book.companyId}' and b.company_id = a.company_id and a.action = x.mine and b.action = x.other`,
    ],
  },
  {
    name: 'the places of two seals exchanged',
    statements: (book) =>
      [
        [3, 900],
        [4, 3],
        [900, 4],
      ].map(([from, to]) => `update audit_seal set sequence = ${to} where ${company(book)} and sequence = ${from}`),
  },
  {
    name: 'the end of the chain of the audit trail gone, with its entry',
    statements: (book) => [
      `delete from audit_log a using audit_seal s where a.company_id = '${book.companyId}' and s.company_id = a.company_id
         and a.recorded_at = s.recorded_at and a.id = s.entry_id and a.action = 'sale.completed'
         and s.sequence = (select max(sequence) from audit_seal where ${company(book)})`,
      `delete from audit_seal where ${company(book)} and sequence = (select max(sequence) from audit_seal where ${company(book)})`,
    ],
  },
]

/** What somebody does to what documents leave behind: movements of goods and money, numbers and the audit trail. */
export const RECORD_EDITS: readonly Edit[] = [...LEDGER_EDITS, ...TRACKING_EDITS, ...SERIES_EDITS, ...AUDIT_EDITS]
