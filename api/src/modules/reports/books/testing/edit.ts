import type { SmallBook } from './small-book.ts'

/** One thing that somebody with all rights in the database does to a book. */
export interface Edit {
  name: string
  statements: (book: SmallBook) => string[]
}

/** The id of a ticket of the book, as SQL has it. */
export const ticket = ({ tickets }: SmallBook, index: number): string => `'${tickets[index]?.id}'`
/** The id of a closed session of the book. */
export const session = ({ closed }: SmallBook, index: number): string => `'${closed[index]?.id}'`
/** Rows of the company of the book. */
export const company = ({ companyId }: SmallBook): string => `company_id = '${companyId}'`

/** An edit of the first ticket. */
export function ofSale(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [`update sale set ${change} where ${company(book)} and id = ${ticket(book, 0)}`],
  }
}

/** An edit of the first line of that ticket. */
export function ofLine(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update sale_line set ${change} where ${company(book)} and sale_id = ${ticket(book, 0)} and line_number = 1`,
    ],
  }
}

/** What a pack of the ticket that has one held, with the movement and the balance to match. */
export function ofPack(name: string, moved: string, held = 'pack_quantity_milli * 2'): Edit {
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

/** An edit of the return. */
export function ofReturn(name: string, change: string): Edit {
  return { name, statements: (book) => [`update sales_return set ${change} where ${company(book)}`] }
}

/** An edit of that ticket's movements of money of one kind. */
export function ofMoney(name: string, change: string, kind = 'payment'): Edit {
  return {
    name,
    statements: (book) => [
      `update money_ledger set ${change} where ${company(book)} and document_id = ${ticket(book, 0)} and kind = '${kind}'`,
    ],
  }
}

/** An edit of that ticket's movements of goods. */
export function ofStock(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update stock_ledger set ${change} where ${company(book)} and document_id = ${ticket(book, 0)}`,
    ],
  }
}

/** An edit of the first closed session. */
export function ofSession(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [`update cash_session set ${change} where ${company(book)} and id = ${session(book, 0)}`],
  }
}

/** An edit of the Z report of that session. */
export function ofClosing(name: string, change: string): Edit {
  return {
    name,
    statements: (book) => [
      `update cash_session_closing set ${change} where ${company(book)} and cash_session_id = ${session(book, 0)}`,
    ],
  }
}

/** An edit of the entries of the audit trail about one action. */
export function ofAudit(name: string, change: string, action = 'sale.completed'): Edit {
  return {
    name,
    statements: (book) => [`update audit_log set ${change} where ${company(book)} and action = '${action}'`],
  }
}
