import { describe, expect, test } from '@jest/globals'
import { checkStatement, QueryGuardError } from './query-guard.ts'

describe('the query guard', () => {
  test.each([
    ['select "id" from "sale" where "company_id" = $1'],
    [
      'select s.id from sale s join sale_line l on l.company_id = s.company_id and l.sale_id = s.id where s.company_id = $1',
    ],
    ['insert into "client" ("company_id", "id") values ($1, $2) on conflict do nothing'],
    ['update "register" set "epoch" = $1 where "company_id" = $2 and "id" = $3'],
    ['select r_counter from sale_post($1, $2)'],
    ['select * from search_words_alike(p_company_id => $1, p_word => $2)'],
    [`update product_import_row set problems = jsonb_object(array['barcode', barcode]) where company_id = $1`],
    ['select "code" from "currency"'],
    ['set local lock_timeout = 1000'],
    ['begin'],
  ])('lets through: %s', (statement) => {
    expect(() => checkStatement(statement)).not.toThrow()
  })

  test.each([
    ['a lookup by id alone', 'select * from "sale" where "id" = $1'],
    ['a company written into the text', `select * from sale where company_id = '0190a000-0000-7000-8000-000000000001'`],
    [
      'a join that forgets the company',
      'select * from sale s join sale_line l on l.sale_id = s.id where s.company_id = $1',
    ],
    ['a lock without a company', 'select * from "cash_session" where "id" = $1 for update'],
    [
      'INSERT … SELECT',
      'insert into "unit" ("company_id", "id") select "company_id", "id" from "brand" where "company_id" = $1',
    ],
    [
      'company tables and those of accounts together',
      'select u.name from account_session s join app_user u on u.account_id = s.account_id where u.company_id = $1',
    ],
    ['a function of the company in a sub-select', 'select x.place from (select * from sale_context($1, $2)) x'],
    [
      'a function of the company in WHERE',
      'select "id" from "sale" where "company_id" = $1 and "counter" = next_number($1, $2)',
    ],
    [
      'a function over columns, not immutable, in an UPDATE',
      `update product_import_row r set problems = jsonb_build_object('barcode', r.barcode) where r.company_id = $1`,
    ],
    ['a CASE over a value', `update "sale" set state = case state when 'a' then 'b' end where "company_id" = $1`],
    ['a setting for the whole session', 'set app.company_id = 1'],
    ['points of sale that are entered by hand', `set local app.points_of_sale = '*'`],
    ['a company that is entered by hand', `select app_set_company($1, '*')`],
    ['set_config', `select set_config('app.company_id', $1, true)`],
  ])('refuses %s', (_, statement) => {
    expect(() => checkStatement(statement)).toThrow(QueryGuardError)
  })
})
