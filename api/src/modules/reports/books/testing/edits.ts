import type { SmallBook } from './small-book.ts'

/** One thing that somebody with all rights in the database does to a book. */
export interface Edit {
  name: string
  statements: (book: SmallBook) => string[]
}

const ticket = ({ tickets }: SmallBook, index: number): string => `'${tickets[index]?.id}'`
const session = ({ closed }: SmallBook, index: number): string => `'${closed[index]?.id}'`
const company = ({ companyId }: SmallBook): string => `company_id = '${companyId}'`

/** An edit of one column of a ticket of the first session. */
function ofSale(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [`update sale set ${change} where ${company(book)} and id = ${ticket(book, 0)}`],
  }
}
function ofLine(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update sale_line set ${change} where ${company(book)} and sale_id = ${ticket(book, 0)} and line_number = 1`,
    ],
  }
}
/** What a pack of the ticket that has one held, with the movement and the balance to match. */
function ofPack(name: string, moved: string, held = 'pack_quantity_milli * 2'): Edit {
  return {
    name,
    statements: (book) => [
      `update sale_line set pack_quantity_milli = ${held} where ${company(book)} and sale_id = ${ticket(book, 3)}`,
      `update stock_ledger set quantity_milli = ${moved} where ${company(book)} and document_id = ${ticket(book, 3)}`,
      `update stock_balance b set on_hand_milli = (select sum(quantity_milli) from stock_ledger l where l.company_id = b.company_id and l.product_id = b.product_id)
       where ${company(book)}`,
    ],
  }
}
function ofReturn(name: string, change: string): Edit {
  return { name, statements: (book) => [`update sales_return set ${change} where ${company(book)}`] }
}
function ofMoney(name: string, change: string, kind = 'payment'): Edit {
  return {
    name,
    statements: (book) => [
      `update money_ledger set ${change} where ${company(book)} and document_id = ${ticket(book, 0)} and kind = '${kind}'`,
    ],
  }
}
function ofStock(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update stock_ledger set ${change} where ${company(book)} and document_id = ${ticket(book, 0)}`,
    ],
  }
}
function ofSession(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [`update cash_session set ${change} where ${company(book)} and id = ${session(book, 0)}`],
  }
}
function ofClosing(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update cash_session_closing set ${change} where ${company(book)} and cash_session_id = ${session(book, 0)}`,
    ],
  }
}
function ofAudit(name: string, change: string, action = 'sale.completed'): Edit {
  return {
    name,
    statements: (book) => [`update audit_log set ${change} where ${company(book)} and action = '${action}'`],
  }
}

const SALE_EDITS: readonly Edit[] = [
  {
    name: 'totals halved everywhere, so that all sums agree',
    statements: (book) => [
      `update sale set gross_minor = gross_minor / 2, net_ht_minor = total_minor / 2 - vat_minor, total_minor = total_minor / 2,
         discount_minor = gross_minor / 2 - total_minor / 2, received_minor = total_minor / 2, change_minor = 0
       where ${company(book)} and id = ${ticket(book, 5)}`,
      `update sale_line set gross_minor = total_minor / 2 + discount_minor, net_ht_minor = total_minor / 2 - vat_minor, total_minor = total_minor / 2
       where ${company(book)} and sale_id = ${ticket(book, 5)}`,
      `update sale_tax set base_ht_minor = total_minor / 2 - vat_minor, total_minor = total_minor / 2
       where ${company(book)} and sale_id = ${ticket(book, 5)}`,
      `update money_ledger set amount_minor = amount_minor / 2 where ${company(book)} and document_id = ${ticket(book, 5)}`,
    ],
  },
  {
    name: 'VAT removed everywhere, so that all sums agree',
    statements: (book) => [
      `update sale set net_ht_minor = net_ht_minor + vat_minor, vat_minor = 0 where ${company(book)} and id = ${ticket(book, 4)}`,
      `update sale_line set net_ht_minor = net_ht_minor + vat_minor, vat_minor = 0 where ${company(book)} and sale_id = ${ticket(book, 4)}`,
      `update sale_tax set base_ht_minor = base_ht_minor + vat_minor, vat_minor = 0 where ${company(book)} and sale_id = ${ticket(book, 4)}`,
    ],
  },
  ofSale('the cashier, by name', `seller = jsonb_set(seller, '{cashier}', '"Personne"')`),
  ofSale('the client, by name', `seller = jsonb_set(seller, '{client}', '"Personne"')`),
  ofSale('the tax number of the seller', `seller = jsonb_set(seller, '{taxId}', '"0000000A"')`),
  {
    name: 'the user who sold',
    statements: (book) => [
      `update sale set user_id = '${book.shop.ctx.userId}' where ${company(book)} and id = ${ticket(book, 0)}`,
    ],
  },
  {
    name: 'the client, by id',
    statements: (book) => [
      `insert into client (company_id, id, code, name, search_text, kind, created_at)
         select company_id, '11111111-1111-4111-8111-111111111111', 'X-1', 'Personne', 'personne', kind, created_at from client where ${company(book)} limit 1`,
      `update sale set client_id = '11111111-1111-4111-8111-111111111111' where ${company(book)} and id = ${ticket(book, 0)}`,
    ],
  },
  ofSale('the moment of the sale', `occurred_at = occurred_at - interval '1 day'`),
  ofSale('the moment of the sale, by a microsecond', `occurred_at = occurred_at + interval '1 microsecond'`),
  ofSale('the moment of recording', `recorded_at = recorded_at - interval '1 hour'`),
  ofSale('the business date', `business_date = business_date - 1`),
  ofSale('the number, as it is printed', `number = replace(number, '000001', '000101')`),
  ofSale('the counter', 'counter = counter + 100'),
  ofSale('the prefix of the number', `number = replace(number, 'TIC', 'TCI')`),
  ofSale('the currency', `currency = 'EUR'`),
  ofSale('the trace', `trace = jsonb_set(trace, '{0,amountMinor}', '1')`),
  ofSale('the count of items', 'item_count = item_count + 1'),
  ofSale(
    'what was received and the change',
    'received_minor = received_minor - 1000, change_minor = change_minor - 1000',
  ),
  ofSale('the fingerprint of the request', `request_hash = sha256('x')`),
  ofSale('the content hash', `content_hash = sha256('x')`),
  ofSale('the version of the seal', 'seal_version = 0'),
  ofSale('the version of the kernel', 'kernel_version = kernel_version + 1'),
]

const LINE_EDITS: readonly Edit[] = [
  ofLine('a designation', `designation = 'Harissa de Nabeul'`),
  ofLine('a code', `code = 'X'`),
  ofLine('a unit', `unit = 'kg'`),
  ofLine('a price', 'unit_price_micro = unit_price_micro / 2'),
  ofLine('a list price', 'list_price_micro = list_price_micro * 2'),
  ofLine('a cost', 'unit_cost_micro = unit_cost_micro + 1'),
  ofLine('a quantity', 'quantity_milli = quantity_milli + 1000'),
  ofLine('a pack of one, where there was none', 'pack_quantity_milli = 1000'),
  ofPack('what a pack held', 'quantity_milli * 2'),
  ofPack('a pack made the unit itself', 'quantity_milli / 2', 'null'),
  ofLine('a rate of VAT', 'vat_rate_milli = 7000'),
  ofLine('the order of lines', 'line_number = 9'),
  {
    name: 'the reason of a discount',
    statements: (book) => [
      `update sale_line set discount_reason = 'ami' where ${company(book)} and sale_id = ${ticket(book, 5)}`,
    ],
  },
  {
    name: 'the taxes of a ticket moved to another rate',
    statements: (book) => [
      `update sale_tax set rate_milli = 13000 where ${company(book)} and sale_id = ${ticket(book, 0)} and rate_milli = 19000`,
    ],
  },
]

const LEDGER_EDITS: readonly Edit[] = [
  {
    name: 'a payment by card said to be cash',
    statements: (book) => [
      `update money_ledger set payment_method_id = (select id from payment_method where ${company(book)} and kind = 'cash')
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

const RETURN_EDITS: readonly Edit[] = [
  ofReturn('the reason of a return', `reason = 'other'`),
  ofReturn('the comment on a return', 'comment = null'),
  ofReturn('the comment on a return, emptied', `comment = ''`),
  ofReturn('the day of a return', 'business_date = business_date - 1'),
  {
    name: 'the return gone, and its series set back',
    statements: (book) => [
      ...['sales_return_line', 'sales_return_tax'].map((table) => `delete from ${table} where ${company(book)}`),
      ...['stock_ledger', 'money_ledger'].map(
        (table) => `delete from ${table} where ${company(book)} and document_kind = 'salesReturn'`,
      ),
      `delete from sales_return where ${company(book)}`,
      `update number_series set last_number = 0, last_hash = '' where ${company(book)} and kind = 'return'`,
    ],
  },
]

const SESSION_EDITS: readonly Edit[] = [
  {
    name: 'what was counted in a session',
    statements: (book) => [
      `update cash_session_count set counted_minor = counted_minor + 100, difference_minor = difference_minor + 100
       where ${company(book)} and cash_session_id = ${session(book, 0)}`,
    ],
  },
  {
    name: 'the comment on a count',
    statements: (book) => [
      `update cash_session_count set comment = null where ${company(book)} and cash_session_id = ${session(book, 0)}`,
    ],
  },
  {
    name: 'a difference moved out of the drawer, so that the session adds up',
    statements: (book) => [
      `update money_ledger set comment = 'x' where ${company(book)} and document_kind = 'cashSession'
         and document_id = ${session(book, 0)} and kind = 'removed'`,
    ],
  },
  ofSession('the opening float of a closed session', 'opening_float_minor = opening_float_minor + 1'),
  ofSession('the float that a session kept', 'kept_float_minor = kept_float_minor - 1'),
  ofSession('who closed a session', 'closed_by = null'),
  ofSession('when a session was closed', `closed_at = closed_at + interval '1 hour'`),
  ofSession('the day of a session', 'business_date = business_date - 1'),
  {
    name: 'the opening float of an open session',
    statements: (book) => [`update cash_session set opening_float_minor = 0 where ${company(book)} and state = 'open'`],
  },
  ofClosing('a total of a Z report', `report = jsonb_set(report, '{totalMinor}', '1')`),
  ofClosing('the cashier of a Z report', `report = jsonb_set(report, '{session,openedBy}', '"Personne"')`),
  ofClosing('when a Z report was written', `recorded_at = recorded_at + interval '1 hour'`),
  ofClosing('the number of a Z report', 'z_number = 9'),
  {
    name: 'the last Z report gone, and its series set back',
    statements: (book) => [
      `delete from cash_session_closing where ${company(book)} and cash_session_id = ${session(book, 1)}`,
      `update number_series n set last_number = 1, last_hash = (select hash from cash_session_closing where ${company(book)})
       where n.company_id = '${book.companyId}' and n.kind = 'z'`,
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

/** Each of them is found without a checkpoint. */
export const EDITS: readonly Edit[] = [
  ...SALE_EDITS,
  ...LINE_EDITS,
  ...LEDGER_EDITS,
  ...TRACKING_EDITS,
  ...RETURN_EDITS,
  ...SESSION_EDITS,
  ...SERIES_EDITS,
  ...AUDIT_EDITS,
]
