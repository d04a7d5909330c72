import { expect, test } from '@jest/globals'
import { v7 as newId } from 'uuid'
import { setUpApp } from '../../../../test/app.ts'
import { aClient } from '../../../../test/clients.ts'
import { checkedPeople, peopleReport } from '../../../../test/party-imports.ts'
import { aShop, type Caller } from '../../../../test/shop.ts'

const open = setUpApp()

const NAMES = [
  'L\'Étoile, "d\'or"',
  '=SUM(A1)',
  '+216 pizza',
  '-tirets-',
  "'apostrophe",
  'شركة النور',
  ' deux  espaces ',
  '@home',
]

async function aCompany(): Promise<Caller> {
  const manager = await (await aShop(open())).as('manager')
  const { id: groupId } = (await manager.post('client-groups', { name: 'Grossistes' })).json<{ id: string }>()
  for (const [at, name] of NAMES.entries()) {
    const own = { code: `0${at}`, name, isActive: at % 2 === 0, phone: at === 1 ? null : `+216 71 748 32${at}` }
    const terms = { paymentDays: at * 10, isPaymentAtMonthEnd: at % 3 === 0 }
    const client = aClient({
      ...{ ...own, ...terms, id: newId(), kind: at % 2 === 0 ? 'person' : 'business', taxId: `123456${at}A/P/M/000` },
      ...{ email: `a${at}@x.example`, postalCode: '0100', groupId, creditLimitMinor: 1_234_567 + at },
    })
    expect((await manager.post('clients', client)).statusCode).toBe(201)
    const { kind: _, ...supplier } = { ...aClient(own), kind: null }
    const answer = await manager.post('suppliers', { ...supplier, ...terms, leadDays: at === 0 ? null : at })
    expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 })
  }
  return manager
}

const LANGUAGES = ['fr', 'en', 'ar'] as const

test.each([
  ['client', 'clients'],
  ['supplier', 'suppliers'],
] as const)(
  'a file that was exported from the list of %ss and is imported again changes nothing',
  async (kind, path) => {
    const manager = await aCompany()
    for (const language of LANGUAGES)
      for (const format of ['csv', 'xlsx']) {
        const answer = await manager.get(`${path}/export?format=${format}`, { 'accept-language': language })
        expect(answer.statusCode).toBe(200)
        const found = await checkedPeople(open(), manager, answer.rawPayload, { kind })
        const report = await peopleReport(manager, found.id, kind)
        const differing = report.filter((row) => !row.endsWith('nothingDiffers: '))
        expect({ language, format, state: found.state, differing }).toEqual({
          ...{ language, format, state: 'checked', differing: [] },
        })
        expect(report.length).toBe(kind === 'client' ? NAMES.length + 1 : NAMES.length)
        await manager.delete(`${path}/import/${found.id}`)
      }
  },
)
