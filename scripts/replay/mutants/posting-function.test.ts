import { describe, expect, test } from '@jest/globals'
import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../../common/root.ts'
import { numberedBySequence, withoutBalances, withoutMoney } from './posting-function.ts'

const textOf = (name: string): string => fs.readFileSync(path.join(ROOT, 'api/functions', `${name}.sql`), 'utf8')

describe('mutants follow the text of the real functions', () => {
  test('money is posted apart, and nothing else is', () => {
    const { posting, apart } = withoutMoney(textOf('sale_post'))
    expect([posting.includes('post_money('), posting.includes('post_stock(')]).toEqual([false, true])
    expect([apart.includes('post_money('), apart.includes('post_stock(')]).toEqual([true, false])
    expect(apart).toContain('create function sale_post_apart(')
    expect(apart).toContain('return v_sale.number')
    expect(posting).toContain('create function sale_post(')
  })

  test('balances of sales change apart, those of other documents as ever', () => {
    const { posting, apart } = withoutBalances(textOf('sale_post'), textOf('post_stock'))
    expect(posting).toContain(`if p_document_kind <> 'sale' then v_is_layered := change_balances(`)
    expect(posting).toContain('insert into stock_ledger')
    expect([apart.includes('change_balances('), apart.includes('post_stock(')]).toEqual([true, false])
  })

  test('numbers come from a sequence', () => {
    const mutated = numberedBySequence(textOf('next_number'))
    expect(mutated).toContain(`case when p_kind = 'ticket' then nextval(`)
    expect(mutated).toContain('else h.last_number + 1 end')
  })

  test('a text that has changed beyond recognition is told, not mutated', () => {
    expect(() => withoutMoney('begin end')).toThrow('mend the mutant')
    expect(() => withoutBalances('begin end', 'begin end')).toThrow('mend the mutant')
    expect(() => numberedBySequence('begin end')).toThrow('mend the mutant')
  })
})
