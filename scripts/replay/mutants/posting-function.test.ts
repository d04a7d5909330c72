import { describe, expect, test } from '@jest/globals'
import { salePostWithDiscountsFunction } from '../../../api/migrations/sale-post-with-discounts.sql.ts'
import { cutLoop, numberedBySequence } from './posting-function.ts'

const PAYMENTS = 'for i in 1 .. cardinality(p_money_ids) loop'
const BALANCES = 'foreach i in array p_order loop'

describe('mutants follow the text of the real posting function', () => {
  test.each([
    [PAYMENTS, 'insert into money_ledger', 'stock_balance'],
    [BALANCES, 'update stock_balance', 'insert into money_ledger'],
  ])('%s runs apart, and nothing else does', (loop, taken, left) => {
    const { posting, apart } = cutLoop(salePostWithDiscountsFunction, loop)
    expect([posting.includes(taken), posting.includes(left)]).toEqual([false, true])
    expect([apart.includes(taken), apart.includes(left)]).toEqual([true, false])
    expect(apart).toContain('create function sale_post_apart(')
    expect(apart).toContain('return query')
    expect(posting).toContain('create function sale_post(')
  })

  test('numbers come from a sequence', () => {
    const mutated = numberedBySequence(salePostWithDiscountsFunction)
    expect(mutated).toContain('v_counter := nextval(')
    expect(mutated).not.toContain('number_series.last_number + 1')
    expect(mutated).toContain('where number_series.last_number = p_counter - 1')
  })

  test('a text that has changed beyond recognition is reported, not mutated', () => {
    expect(() => cutLoop('begin end', PAYMENTS)).toThrow('mend the mutant')
    expect(() => numberedBySequence('begin end')).toThrow('mend the mutant')
  })
})
