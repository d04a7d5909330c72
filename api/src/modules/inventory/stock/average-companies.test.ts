import { expect, test } from '@jest/globals'
import pg from 'pg'
import { setUpApp } from '../../../../test/app.ts'
import { anOpenSession, aProduct, aSale, booksThatDisagree, cashOf, sold } from '../../../../test/goods.ts'
import { chooseValuation } from '../../../../test/layered-shop.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

test('whoever values by the average pays nothing for layers: once a product has moved at a place, no sale asks for them', async () => {
  const owner = new pg.Client({ connectionString: open().ownerUrl })
  await owner.connect()
  try {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    const [session, cash] = [await anOpenSession(shop, administrator), await cashOf(administrator)]
    const goods = await aProduct(shop)
    const sell = () => sold(administrator.post('sales', aSale(session, cash.id, { lines: [{ goods }] })))
    await sell()
    const stateOf = async () =>
      (
        await open()
          .admin.selectFrom('stock_balance')
          .select('is_layered')
          .where('product_id', '=', goods.id)
          .executeTakeFirstOrThrow()
      ).is_layered
    expect(await stateOf()).toBe(false)
    // From here on each of them fails: whoever called one would be told.
    const kept = await owner.query<{ text: string }>(
      `select pg_get_functiondef(oid) as text from pg_proc where proname in ('post_layers', 'decide_layers', 'take_layers')`,
    )
    for (const { text } of kept.rows)
      await owner.query(
        text.replace(/AS \$function\$[\s\S]*\$function\$/, `AS $function$begin raise 'called'; end$function$`),
      )
    try {
      for (let sale = 1; sale <= 3; sale += 1) await sell()
      await chooseValuation(open(), administrator, shop.companyId, 'fifo')
      await expect(sell()).rejects.toThrow('500')
    } finally {
      for (const { text } of kept.rows) await owner.query(text)
    }
    await sell()
    expect(await stateOf()).toBe(true)
    expect(await booksThatDisagree(open(), shop.companyId)).toEqual([])
  } finally {
    await owner.end()
  }
})
