/** The function that posts sales, cut in two so that a part of it runs by itself. */
export interface CutPosting {
  /** What replaces the real function: without the part. */
  posting: string
  /** A function of its own with the same parameters, which does the part alone. */
  apart: string
}

/** The name of the part that runs by itself. */
export const APART = 'sale_post_apart'

/** Takes the posting of money out of the text of the real function, so that mutants follow it as it changes. */
export function withoutMoney(salePost: string): CutPosting {
  const money = between(salePost, 'perform post_money(', ');')
  return { posting: salePost.replace(money, ''), apart: apartDoing(salePost, money) }
}

/** Sales move stock in the ledger alone, on balances of nothing if need be; the balances follow apart. */
export function withoutBalances(salePost: string, postStock: string): CutPosting {
  const balances = between(postStock, 'v_is_layered := change_balances(', ');')
  return {
    posting: postStock.replace(balances, `if p_document_kind <> 'sale' then ${balances} end if;\n  ${EMPTY_BALANCES}`),
    apart: apartDoing(salePost, 'perform change_balances(p_company_id, p_location_id, -1, p_lines, true);'),
  }
}

/** A movement hangs on its balance, so there is one. */
const EMPTY_BALANCES = `for v_line in select * from json_to_recordset(p_lines) as l (product_id uuid) order by l.product_id loop
    insert into stock_balance (company_id, location_id, product_id, on_hand_milli)
      values (p_company_id, p_location_id, v_line.product_id, 0)
      on conflict (company_id, location_id, product_id) do nothing;
  end loop;`

/** The numbering with tickets from a sequence per register, which no roll-back gives back. */
export function numberedBySequence(nextNumber: string): string {
  const rule = between(nextNumber, 'h.last_number', ' + 1')
  const code = '(select r.code::integer from register r where r.company_id = p_company_id and r.id = p_scope_id)'
  const sequence = `nextval('ticket_' || ${code})`
  return nextNumber.replace(rule, `case when p_kind = 'ticket' then ${sequence} else ${rule} end`)
}

/** A function with the parameters of the real one that makes one statement only. */
function apartDoing(salePost: string, statement: string): string {
  const body = between(salePost, '\nbegin\n', 'return ')
  return salePost.replace(body, `\nbegin\n  ${statement}\n  return `).replace(/\bsale_post\(/, `${APART}(`)
}

/** The first stretch from one wording to the next other one, both included. */
function between(text: string, start: string, end: string): string {
  const from = text.indexOf(start)
  const to = text.indexOf(end, from)
  if (from < 0 || to < 0) throw new Error(`the function has no "${start}" before "${end}": mend the mutant`)
  return text.slice(from, to + end.length)
}
