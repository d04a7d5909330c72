import { company, ofClosing, ofLine, ofPack, ofReturn, ofSale, ofSession, session, ticket, type Edit } from './edit.ts'

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
  ofSale(
    'who approved it, where nobody had to',
    `approvals = '[{"permission": "sales.editPrice", "approvedBy": "Personne"}]'`,
  ),
  ofSale('the count of items', 'item_count = item_count + 1'),
  ofSale(
    'what was received and the change',
    'received_minor = received_minor - 1000, change_minor = change_minor - 1000',
  ),
  ofSale('a note, where there was none', `note = 'Payé en espèces'`),
  ofSale('who brought the sale, where nobody did', `representative_id = gen_random_uuid()`),
  ofSale('a cash rounding, where there was none', 'rounding_minor = 5, change_minor = change_minor - 5'),
  {
    name: 'the cash rounding of a ticket, with its payment',
    statements: (book) => [
      `update sale set rounding_minor = 10, received_minor = received_minor - 40 where ${company(book)} and id = ${ticket(book, 6)}`,
      `update money_ledger set amount_minor = amount_minor - 40 where ${company(book)} and document_id = ${ticket(book, 6)}`,
    ],
  },
  {
    name: 'the cash rounding of a ticket gone, with its payment',
    statements: (book) => [
      `update sale set rounding_minor = null, received_minor = received_minor - 50 where ${company(book)} and id = ${ticket(book, 6)}`,
      `update money_ledger set amount_minor = amount_minor - 50 where ${company(book)} and document_id = ${ticket(book, 6)}`,
    ],
  },
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

const RETURN_EDITS: readonly Edit[] = [
  ofReturn('the reason of a return', `reason = 'other'`),
  ofReturn('the comment on a return', 'comment = null'),
  ofReturn('the comment on a return, emptied', `comment = ''`),
  ofReturn('a cash rounding of a return', 'rounding_minor = -5'),
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

const PAYMENT_EDITS: readonly Edit[] = [
  {
    name: 'how much a client paid, in its movements too',
    statements: (book) => [
      `update client_payment set total_minor = total_minor + 100 where ${company(book)}`,
      `update money_ledger set amount_minor = amount_minor + case when client_id is null then 100 else -100 end
       where ${company(book)} and document_kind = 'clientPayment'`,
    ],
  },
  {
    name: 'what a client owed before they paid',
    statements: (book) => [`update client_payment set owed_minor = owed_minor + 100 where ${company(book)}`],
  },
  {
    name: 'a client payment gone, and its series set back',
    statements: (book) => [
      `delete from money_ledger where ${company(book)} and document_kind = 'clientPayment'`,
      `delete from client_payment where ${company(book)}`,
      `update number_series set last_number = 0, last_hash = '' where ${company(book)} and kind = 'clientPayment'`,
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
  {
    name: 'the reason for which cash was taken out',
    statements: (book) => [
      `update cash_movement set reason = 'bankDeposit' where ${company(book)} and kind = 'payOut'`,
    ],
  },
  {
    name: 'how much cash was taken out, in its movement too',
    statements: (book) => [
      `update cash_movement set amount_minor = amount_minor + 100 where ${company(book)} and kind = 'payOut'`,
      `update money_ledger set amount_minor = amount_minor - 100 where ${company(book)} and kind = 'payOut'`,
    ],
  },
  {
    name: 'cash taken out gone, with all that it left',
    statements: (book) => [
      ...['cash_movement', 'money_ledger'].map(
        (table) => `delete from ${table} where ${company(book)} and kind = 'payOut'`,
      ),
      `delete from audit_log where ${company(book)} and action = 'cashMovement.recorded'
         and after ->> 'reason' = 'expense'`,
    ],
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

/** What somebody does to tickets, returns and sessions. */
export const DOCUMENT_EDITS: readonly Edit[] = [
  ...SALE_EDITS,
  ...LINE_EDITS,
  ...RETURN_EDITS,
  ...PAYMENT_EDITS,
  ...SESSION_EDITS,
]
