import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Register, RegisterInput } from '@comptoir/contracts/company/registers'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../../test/app.ts'
import { aShop, refuses, type Shop } from '../../../../../test/shop.ts'
import { type APrinter, aPrinter } from './testing/a-printer.ts'

const open = setUpApp()

const ESC_POS = Buffer.from([0x1b, 0x40, 0x1d, 0x56, 0x42, 0])
const printed = { data: ESC_POS.toString('base64') }

let printer: APrinter
beforeAll(async () => {
  printer = await aPrinter()
})
afterAll(() => printer.stop())

const pathOf = (shop: Shop): string => `points-of-sale/${shop.pointOfSaleId}/registers/${shop.register.id}`

async function set(shop: Shop, input: Partial<RegisterInput>) {
  return (await shop.as('manager')).put(pathOf(shop), { code: '2', name: 'Caisse 2', ...input })
}

describe('the printer of a register', () => {
  test('is set by who may edit registers, and stays where a change leaves it out', async () => {
    const shop = await aShop(open())
    expect(shop.register).toMatchObject({ printer: 'browser', printerAddress: null, paperWidthMm: 80 })
    const input = { printer: 'network', printerAddress: ' 192.168.1.50 ', paperWidthMm: 58 } as const
    await refuses((await shop.as('cashier')).put(pathOf(shop), { code: '2', name: 'X', ...input }), 'auth.forbidden')
    const kept = { ...input, printerAddress: '192.168.1.50', printsAtOnce: true, opensDrawer: true }
    const first = await set(shop, { ...input, printsAtOnce: true, opensDrawer: true })
    expect(first.json<Register>()).toMatchObject(kept)
    expect((await set(shop, {})).json<Register>()).toMatchObject(kept)
    expect((await set(shop, { printer: 'usb' })).json<Register>()).toMatchObject({ ...kept, printer: 'usb' })
  })

  test.each([null, ' ', '8.8.8.8', '169.254.169.254', '192.168.1.50:22', 'printer.example'])(
    'at %s is refused',
    async (printerAddress) => {
      const shop = await aShop(open())
      const problem = await refuses(set(shop, { printer: 'network', printerAddress }), 'register.printerAddressUnfit')
      expect(problem.errors?.[0]?.pointer).toBe('/printerAddress')
      const path = `points-of-sale/${shop.pointOfSaleId}/registers`
      await refuses(
        (await shop.as('manager')).post(path, { code: '7', name: 'X', printer: 'network', printerAddress }),
        'register.printerAddressUnfit',
      )
    },
  )

  test('refuses whoever may not print, then prints what it is sent, byte by byte', async () => {
    const shop = await aShop(open())
    const path = `${pathOf(shop)}/print`
    await set(shop, { printer: 'network', printerAddress: printer.address })
    await refuses(shop.nobody.post(path, printed), 'auth.required')
    await refuses((await shop.as('readOnly')).post(path, printed), 'auth.forbidden')
    const cashier = await shop.as('cashier')
    await refuses((await (await aShop(open())).as('cashier')).post(path, printed), 'pointOfSale.notFound')
    await refuses(
      cashier.post(`points-of-sale/${shop.pointOfSaleId}/registers/${newId()}/print`, printed),
      'register.notFound',
    )
    for (const data of ['', 'not base64', 'G0A', `${'A'.repeat(1_000_000)}AAAA`])
      expect((await cashier.post(path, { data })).statusCode).toBeGreaterThanOrEqual(400)
    expect(printer.printed).toEqual([])
    expect((await cashier.post(path, printed)).statusCode).toBe(204)
    expect(printer.printed).toEqual([ESC_POS])
  })

  test('that is not of the network, or not reached, is said to be', async () => {
    const shop = await aShop(open())
    const cashier = await shop.as('cashier')
    const path = `${pathOf(shop)}/print`
    await refuses(cashier.post(path, printed), 'register.noNetworkPrinter')
    const gone = await aPrinter()
    await gone.stop()
    await set(shop, { printer: 'network', printerAddress: gone.address })
    const problem = await refuses(cashier.post(path, printed), 'register.printerUnreachable')
    expect(problem.params).toEqual({ address: '127.0.0.1' })
  })

  test('whose address may not be printed on any more is printed on no more', async () => {
    const shop = await aShop(open())
    await set(shop, { printer: 'network', printerAddress: '192.168.1.50' })
    await open()
      .admin.updateTable('register')
      .set({ printer_address: '169.254.169.254' })
      .where('company_id', '=', shop.companyId)
      .where('id', '=', shop.register.id)
      .execute()
    await refuses((await shop.as('cashier')).post(`${pathOf(shop)}/print`, printed), 'register.noNetworkPrinter')
  })
})

describe('opening the drawer', () => {
  test('refuses whoever may not, then is in the audit trail with its reason', async () => {
    const shop = await aShop(open())
    const path = `${pathOf(shop)}/drawer-openings`
    const opening = { reason: 'change', note: ' Pièces ' }
    await refuses(shop.nobody.post(path, opening), 'auth.required')
    await refuses((await shop.as('accountant')).post(path, opening), 'auth.forbidden')
    await refuses((await (await aShop(open())).as('cashier')).post(path, opening), 'pointOfSale.notFound')
    const cashier = await shop.as('cashier')
    await refuses(cashier.post(path, { reason: 'curiosity' }), 'request.invalid')
    expect((await cashier.post(path, opening)).statusCode).toBe(204)
    const trace = await open()
      .admin.selectFrom('audit_log')
      .select('after')
      .where('entity_id', '=', shop.register.id)
      .where('action', '=', 'register.drawerOpened')
      .execute()
    expect(trace.map(({ after }) => after)).toEqual([{ reason: 'change', note: 'Pièces' }])
  })
})
