import { expect, test } from '@jest/globals'
import { functionFaults, statementsOf } from './function-lint.ts'

const body = (...statements: string[]): string => `begin\n${statements.join('\n')}\nend`

test('the statements of a body stand apart from what surrounds them', () => {
  const text = body(
    '-- select 1 from nothing;',
    "if exists (select 1 from unit u where u.company_id = p_company_id) then raise exception 'x'; end if;",
    'for v_line in select * from json_populate_recordset(null::sale_line, p_lines) loop',
    'v_id := v_line.id; perform app_set_company(p_company_id, p_points_of_sale);',
    'end loop;',
  )
  expect(statementsOf(text)).toEqual([
    'select 1 from unit u where u.company_id = p_company_id)',
    'select * from json_populate_recordset(null::sale_line, p_lines)',
    'select app_set_company(p_company_id, p_points_of_sale)',
  ])
})

test.each([
  ['sale_post', 'insert into unit (company_id, id, name) values (p_company_id, v_id, v_names);'],
  ['sale_post', 'v_name := p_names[i]; insert into unit (company_id, unit) values (p_company_id, v_name);'],
  ['session_membership', 'select * into v_found from account_session s where s.id = p_session_id;'],
  ['sale_context', 'select coalesce(a, b) into v_products, v_ids from product p where p.id = any (p_ids::uuid[]);'],
])('%s may hold: %s', (name, statement) => {
  expect(functionFaults(name, body(statement))).toEqual([])
})

test.each([
  [
    'sale_post',
    'insert into unit (company_id, name) values (p_company_id, p_names[i]);',
    'no element of an array in a statement of a function',
  ],
  [
    'sale_context',
    'select * into v_x from product p join unit u on u.company_id = p.company_id and u.id = p.unit_id where p.company_id = p_company_id;',
    'no join in the functions of the sale',
  ],
  [
    'sale_context',
    'select * into v_x from product p, unit u where p.company_id = p_company_id and u.company_id = p_company_id;',
    'no join in the functions of the sale',
  ],
  [
    'session_membership',
    'select * into v_x from account_session s join app_user u on u.account_id = s.account_id;',
    'no statement in a function has company tables and those of accounts in one statement',
  ],
  [
    'session_membership',
    'select * into v_x from app_user u where u.company_id = p_company_id;',
    'function of the coordinator names no company table',
  ],
  [
    'company_membership',
    'select * into v_x from account_session s where s.id = p_id;',
    'function of a company names no table of accounts',
  ],
  [
    'fiscal_closing_post',
    'update sale s set trace = jsonb_build_object(s.number, s.id) where s.company_id = p_company_id;',
    'no statement in a function has a function over columns that is not immutable, in an UPDATE',
  ],
  [
    'post_stock',
    'select sum(n) into v_n from (select * from sale_context(p_company_id, v_id)) x;',
    'no statement in a function has sale_context within a statement instead of alone',
  ],
  [
    'post_stock',
    'insert into unit (company_id, id) with b as (select * from brand) select company_id, id from b;',
    'no INSERT … SELECT in a function',
  ],
  [
    'product_search',
    `execute format('insert into unit select * from brand where id = %L', v_id);`,
    'no INSERT made at run time in a function',
  ],
])('%s may not hold: %s', (name, statement, fault) => {
  expect(functionFaults(name, body(statement))).toContain(fault)
})
