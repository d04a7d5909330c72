import { expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../test/app.ts'
import { isId } from '../is-id.ts'
import { pairId } from './pair-id.ts'

const open = setUpApp()

test('two things have one id, which is a UUID whatever they are', async () => {
  const ids = Array.from({ length: 50 }, () => newId())
  const idOf = async (one: string, other: string) => {
    const { rows } = await sql<{
      id: string
    }>`select ${pairId(sql<string>`${one}`, sql<string>`${other}`)} as id`.execute(open().admin)
    return rows[0]?.id ?? ''
  }
  const found = await Promise.all(ids.map((id) => idOf(id, ids[0] ?? '')))
  expect(found.filter((id) => !isId(id))).toEqual([])
  expect(new Set(found).size).toBe(ids.length)
  expect(await idOf(ids[1] ?? '', ids[0] ?? '')).toBe(found[1])
})
