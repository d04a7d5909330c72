import { describe, expect, test } from '@jest/globals'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { Client } from '@comptoir/contracts/people/clients'
import type { TicketMailInput } from '@comptoir/contracts/sales/ticket-mails'
import { v7 as newId } from 'uuid'
import { mailsTo } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { aProduct, anOpenSession, aSale, cashOf, sold } from '../../../../test/goods.ts'
import { settle } from '../../../../test/point-of-sale.ts'
import { aShop, anOutsider, refuses } from '../../../../test/shop.ts'
import { readOutbox } from '../../../platform/mail/index.ts'

const open = setUpApp()
const PATH = 'ticket-mails'
const anAddress = () => `${newId()}@mail.example`
const mail = (saleId: string, over: Partial<TicketMailInput> = {}): TicketMailInput => ({
  ...{ saleId, email: anAddress(), language: 'fr' },
  ...over,
})

async function aTicket() {
  const shop = await aShop(open())
  const manager = await shop.as('manager')
  const [cash, session] = [await cashOf(manager), await anOpenSession(shop, manager)]
  const goods = await aProduct(shop, { priceMicro: 3_450_000 })
  const email = anAddress()
  const client = (await manager.post('clients', aClient({ email }))).json<Client>()
  const given = { ...aSale(session, cash.id, { lines: [{ goods, quantityMilli: 2000 }] }), clientId: client.id }
  const sale = await sold(manager.post('sales', given))
  return { shop, manager, sale, email }
}

describe('a ticket by mail', () => {
  test('goes to the client with all that its paper says, in the language that was asked for', async () => {
    const { shop, sale, email } = await aTicket()
    const cashier = await shop.as('cashier')
    expect((await cashier.get(`${PATH}?saleId=${sale.id}`)).json()).toEqual({ email })
    for (const language of ['en', 'fr', 'ar'] as const)
      expect((await cashier.post(PATH, mail(sale.id, { email, language }))).statusCode).toBe(204)
    const sent = await mailsTo(open(), email)
    expect(sent).toHaveLength(3)
    for (const { subject, text } of sent) {
      expect(subject).toContain(sale.number)
      expect(text).toContain(sale.lines[0]?.designation)
      expect(text).toMatch(/6[.,]900/)
    }
    const [arabic, french, english] = (await readOutbox(open().dataDir)).filter(({ to }) => to === email)
    expect(arabic?.html).toContain('<html lang="ar" dir="rtl">')
    expect(french?.html).toContain('Total TTC')
    expect(english?.html).toContain('Total incl. VAT')
  })

  test('names the stamp that it bears, and what is to pay with it', async () => {
    const shop = await aShop(open())
    const administrator = await shop.as('administrator')
    await settle(administrator, shop, { bearsStamp: true })
    const [cash, session] = [await cashOf(administrator), await anOpenSession(shop, administrator)]
    const asked = aSale(session, cash.id, { lines: [{ goods: await aProduct(shop, { priceMicro: 3_450_000 }) }] })
    const payments = asked.payments.map((payment) => ({ ...payment, amountMinor: 3550 }))
    const sale = await sold(administrator.post('sales', { ...asked, totalMinor: 3550, payments }))
    const email = anAddress()
    await administrator.post(PATH, mail(sale.id, { email }))
    expect(await mailsTo(open(), email)).toHaveLength(1)
    const [sent] = (await readOutbox(open().dataDir)).filter(({ to }) => to === email)
    expect(sent?.html).toContain('Timbre fiscal')
    expect(sent?.html).toContain('Total à payer')
    expect(sent?.html).not.toContain('Total TTC')
  })

  test('leaves in the audit trail that it was sent and whether to its client, and no address', async () => {
    const { shop, manager, sale, email } = await aTicket()
    const other = anAddress()
    await manager.post(PATH, mail(sale.id, { email: email.toUpperCase() }))
    await manager.post(PATH, mail(sale.id, { email: other }))
    const administrator = await shop.as('administrator')
    const trail = (await administrator.get('audit-trail/paginated')).json<{ data: AuditEntryRow[] }>()
    const sent = trail.data.filter(({ action }) => action === 'ticketMail.sent')
    expect(sent).toHaveLength(2)
    expect(JSON.stringify(sent)).not.toContain(other)
    const detail = async ({ id }: AuditEntryRow): Promise<string> => (await administrator.get(`audit-trail/${id}`)).body
    const [later, earlier] = await Promise.all(sent.map(detail))
    for (const told of [later, earlier]) {
      expect(told).toContain(sale.number)
      expect(told).not.toContain('mail.example')
    }
  })

  test('goes to nobody more often than ten times an hour', async () => {
    const { manager, sale } = await aTicket()
    const again = mail(sale.id)
    for (let count = 0; count < 10; count += 1) expect((await manager.post(PATH, again)).statusCode).toBe(204)
    const { params } = await refuses(manager.post(PATH, again), 'ticketMail.tooMany')
    expect(params).toEqual({ minutes: expect.any(Number) })
    expect((await manager.post(PATH, mail(sale.id))).statusCode).toBe(204)
  })

  test('is for who may read the sale, to one address', async () => {
    const { shop, manager, sale } = await aTicket()
    const address = `${PATH}?saleId=${sale.id}`
    const [outsider, other] = [await anOutsider(open()), await (await aShop(open())).as('manager')]
    await refuses(shop.nobody.post(PATH, mail(sale.id)), 'auth.required')
    await refuses(shop.nobody.get(address), 'auth.required')
    await refuses((await shop.as('stockKeeper')).post(PATH, mail(sale.id)), 'auth.forbidden')
    await refuses((await shop.as('stockKeeper')).get(address), 'auth.forbidden')
    await refuses(outsider.post(`/${shop.companyId}/${PATH}`, mail(sale.id)), 'company.notFound')
    await refuses(other.post(PATH, mail(sale.id)), 'sale.notFound')
    await refuses(other.get(address), 'sale.notFound')
    await refuses(manager.get(PATH), 'request.invalid')
    for (const email of ['', 'nobody', 'a@mail.example,b@mail.example'])
      await refuses(manager.post(PATH, mail(sale.id, { email })), 'request.invalid')
  })
})
