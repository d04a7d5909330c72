import { describe, expect, test } from '@jest/globals'
import { schemaFaults } from './distributed-rules.ts'

describe('a change of the schema', () => {
  test.each([
    'alter table unit add constraint unit_decimals_check check (decimals in (0, 1, 2, 3))',
    'alter table sale add constraint sale_client_fk foreign key (company_id, client_id) references client (company_id, id)',
    'alter table sale add column note text, add column place text',
    `alter table unit
       add column decimals int not null default 0
         constraint unit_decimals_check check (decimals between 0 and 3),
       add column note text default 'a check'`,
    'create table unit (id uuid, constraint unit_pk primary key (id))',
  ])('may be: %s', (statement) => {
    expect(schemaFaults(statement)).toEqual([])
  })

  test.each([
    'alter table unit add column decimals int, add constraint unit_decimals_check check (decimals in (0, 1))',
    'ALTER TABLE unit\n  ADD CONSTRAINT a CHECK (f(a, b) > 0),\n  ADD CONSTRAINT b CHECK (b > 0)',
    'alter table unit drop constraint a, add primary key (company_id, id)',
  ])('may not be: %s', (statement) => {
    expect(schemaFaults(statement)).toEqual(['a constraint together with another change, in one ALTER TABLE'])
  })

  test.each([
    'alter table unit add column decimals int check (decimals in (0, 1))',
    'alter table unit add column note text, ADD COLUMN place uuid references place (id)',
    'alter table unit add column a int constraint unit_a_check check (a > 0) unique',
  ])('may not be: %s', (statement) => {
    expect(schemaFaults(statement)).toEqual(['a new column whose constraint has no name'])
  })

  test('may not be a restrictive policy', () => {
    const statement = 'create policy sale_places_policy on sale as restrictive using (true)'
    expect(schemaFaults(statement)).toEqual(['a restrictive policy'])
    expect(schemaFaults(statement.replace('as restrictive ', ''))).toEqual([])
  })
})
