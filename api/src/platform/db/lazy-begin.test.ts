import { describe, expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { useApp } from '../../../test/app.ts'
import { aShop } from '../../../test/shop.ts'
import { lazily } from './lazy-begin.ts'
import { inTransaction } from './transaction.ts'

function aConnection() {
  const sent: unknown[] = []
  const query = lazily((...args) => {
    sent.push(args)
    return Promise.resolve({ command: 'X', rows: [] })
  })
  return { sent, query }
}

describe('a transaction', () => {
  test('begins with entering the company, in one message', async () => {
    const { sent, query } = aConnection()
    const company = newId()
    expect(await query('begin', [])).toMatchObject({ command: 'BEGIN' })
    await query('select app_set_company($1)', [company])
    await query('select 1', [])
    await query('commit', [])
    expect(sent).toEqual([[`begin; select app_set_company('${company}')`], ['select 1', []], ['commit', []]])
  })

  test('begins before any other first statement; what is no id is never put into a text', async () => {
    const { sent, query } = aConnection()
    await query('begin', [])
    await query('select app_set_company($1)', ["x'; drop table sale; --"])
    await query('rollback', [])
    expect(sent).toEqual([['begin'], ['select app_set_company($1)', ["x'; drop table sale; --"]], ['rollback', []]])
  })

  test('without a statement is none', async () => {
    const { sent, query } = aConnection()
    for (const end of ['commit', 'rollback']) {
      await query('begin', [])
      await query(end, [])
    }
    await query('commit', [])
    expect(sent).toEqual([['commit', []]])
  })
})

const open = useApp()

describe('in the database', () => {
  test('what fails leaves nothing, and the connection forgets the company', async () => {
    const { ctx, companyId } = await aShop(open())
    const id = newId()
    const failing = inTransaction(ctx, async ({ db, now }) => {
      await db
        .insertInto('brand')
        .values({ company_id: companyId, id, name: 'Alpha', search_text: 'alpha', created_at: now })
        .execute()
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    await inTransaction(ctx, async ({ db }) => {
      expect(await db.selectFrom('brand').select('id').where('company_id', '=', companyId).execute()).toEqual([])
    })
    expect(await open().db.selectFrom('company').select('id').where('id', '=', companyId).execute()).toEqual([])
  })
})
