/**
 * Where the distributed engine runs a function; one PostgreSQL runs all of them alike.
 * - `company`: on the node with the rows of the company, its first argument; it touches no others.
 * - `part`: wherever the function runs that calls it.
 * - `coordinator`: where the tables are that belong to no company.
 */
type Runs = 'company' | 'part' | 'coordinator'

interface Declaration {
  runs: Runs
  /** Called within a statement over rows of the same company: on the distributed engine it then finds them beside itself. */
  isNested?: true
  /** Roles that may call it, or call what calls it. The application's alone where none is named. */
  callers?: readonly string[]
  /** Runs with the rights of its owner instead of the caller's, and why it may. */
  definer?: { owner: 'app_search' | 'app_books' | 'migrations'; because: string }
}

const SEARCH = {
  owner: 'app_search',
  because: 'LIKE is not leakproof: under row-level security the indexes of texts would not be used',
} as const

const BOOKS = {
  owner: 'app_books',
  because: 'series and balances change by these functions alone: nobody else has the right to update them',
} as const

const EVERYBODY = ['app_rw', 'app_admin', 'app_search', 'app_books'] as const

/** The functions of `api/functions`, in the order in which they are made, with all that their text does not say. */
export const FUNCTIONS = {
  app_set_company: { runs: 'part', callers: EVERYBODY },
  check_company: { runs: 'part', callers: EVERYBODY },
  search_condition: { runs: 'part', callers: EVERYBODY },
  seal: { runs: 'part', callers: ['app_rw', 'app_books'] },
  hold_series: { runs: 'part', definer: BOOKS },
  next_number: { runs: 'company', definer: BOOKS },
  lock_open_session: { runs: 'part' },
  average_cost: { runs: 'part' },
  layer_cost: { runs: 'part' },
  stock_cost: { runs: 'part' },
  change_many_balances: { runs: 'part', callers: ['app_books'] },
  change_balances: { runs: 'part', definer: BOOKS },
  hold_balances: { runs: 'part', definer: BOOKS },
  change_value: { runs: 'part', definer: BOOKS },
  post_revaluation: { runs: 'part' },
  revalue_shortage: { runs: 'part' },
  revalue_reversal: { runs: 'part' },
  lay_layer: { runs: 'part', definer: BOOKS },
  take_layers: { runs: 'part', definer: BOOKS },
  mark_layered: { runs: 'part', definer: BOOKS },
  decide_layers: { runs: 'part' },
  decide_average: { runs: 'part' },
  post_layers: { runs: 'part' },
  post_stock: { runs: 'part' },
  change_lot_balances: { runs: 'part', definer: BOOKS },
  post_tracked_goods: { runs: 'part' },
  stock_withdraw: { runs: 'company' },
  change_reserved: { runs: 'part', definer: BOOKS },
  stock_transfer_hold: { runs: 'company' },
  stock_transfer_reserve: { runs: 'company' },
  stock_transfer_post: { runs: 'company' },
  opening_stock_post: { runs: 'company' },
  opening_lots_post: { runs: 'company' },
  post_money: { runs: 'part' },
  hold_vouchers: { runs: 'part' },
  end_claims: { runs: 'part' },
  append_audit: { runs: 'part', callers: ['app_rw', 'app_admin'] },
  audit_post: { runs: 'company', callers: ['app_rw', 'app_admin'] },
  reset_layers: { runs: 'company', definer: BOOKS },
  stock_revalue: { runs: 'company' },
  stock_adjustment_hold: { runs: 'company' },
  stock_adjustment_post: { runs: 'company' },
  stock_count_post: { runs: 'company' },
  sale_context: { runs: 'company' },
  hold_account: { runs: 'part' },
  check_credit: { runs: 'part' },
  sale_post: { runs: 'company' },
  restate_closing: { runs: 'part' },
  correction_restate: { runs: 'company' },
  post_late_money: { runs: 'part' },
  review_ticket: { runs: 'part' },
  tickets_post: { runs: 'company' },
  sales_return_post: { runs: 'company' },
  client_payment_post: { runs: 'company' },
  fiscal_closing_post: { runs: 'company' },
  erase_posted: {
    runs: 'company',
    definer: {
      owner: 'app_books',
      because: 'nobody else may take anything out of what is posted, and it does no more',
    },
  },
  product_search: { runs: 'company', isNested: true, definer: SEARCH },
  product_search_beginning: { runs: 'company', isNested: true, definer: SEARCH },
  client_search: { runs: 'company', isNested: true, definer: SEARCH },
  client_search_beginning: { runs: 'company', isNested: true, definer: SEARCH },
  search_words_alike: { runs: 'company', definer: SEARCH },
  company_membership: { runs: 'company' },
  session_membership: { runs: 'coordinator' },
  api_token_membership: { runs: 'company' },
  mail_queue: {
    runs: 'coordinator',
    callers: ['app_rw', 'app_admin'],
    definer: {
      owner: 'migrations',
      because: 'a mail joins the transaction that causes it, and requests have no rights on the tables of the queue',
    },
  },
} as const satisfies Record<string, Declaration>

export type FunctionDeclarations = Readonly<Record<string, Declaration>>
