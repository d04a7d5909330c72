import { describe, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { anEmail, Browser, mailsTo } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { refuses } from '../../../../test/shop.ts'
import { isByMachine } from './enquiries.rules.ts'

const open = setUpApp()
let count = 0
/** Each test writes from an address of its own. */
const aVisitor = (test: Pick<ReturnType<typeof open>, 'app'> = open()) =>
  new Browser(test, { address: `203.0.113.${(count += 1)}` })
const anEnquiry = (over: object = {}) => ({
  kind: 'home',
  company: 'Épicerie Sidi',
  name: 'Amira Ben Salah',
  email: anEmail(),
  phone: '+216 71 000 000',
  datetime: '2026-11-24T09:00:00.000Z',
  message: null,
  language: 'fr',
  elapsedMs: 40_000,
  ...over,
})
const keptOf = (email: string) => open().admin.selectFrom('enquiry').selectAll().where('email', '=', email).execute()

describe('an enquiry', () => {
  test('of nobody in particular is kept', async () => {
    const enquiry = anEnquiry({
      kind: 'contact',
      company: null,
      phone: null,
      datetime: null,
      message: 'Bonjour,\nvendez-vous à Djerba ?',
    })
    expect((await aVisitor().send('POST', '/enquiries', enquiry)).statusCode).toBe(202)
    expect(await keptOf(enquiry.email)).toMatchObject([
      {
        kind: 'contact',
        company: null,
        name: 'Amira Ben Salah',
        message: 'Bonjour,\nvendez-vous à Djerba ?',
        wanted_at: null,
        language: 'fr',
      },
    ])
  })

  test('is mailed to the operator, with the wish in the time of Tunis', async () => {
    const operatorEmail = anEmail()
    const app = await open().again({ operatorEmail })
    const enquiry = anEnquiry({ name: '<b>Amira</b>' })
    expect((await aVisitor({ app }).send('POST', '/enquiries', enquiry)).statusCode).toBe(202)
    const [mail] = await mailsTo(open(), operatorEmail)
    expect(mail?.subject).toBe('Demande de rappel · Comptoir')
    for (const text of [enquiry.email, 'Épicerie Sidi', '<b>Amira</b>', '10:00']) expect(mail?.text).toContain(text)
    await open().again()
  })

  test.each([{ website: 'https://example.com' }, { elapsedMs: 0 }])(
    'of a machine is accepted and forgotten: %j',
    async (over) => {
      const enquiry = anEnquiry(over)
      expect((await aVisitor().send('POST', '/enquiries', enquiry)).statusCode).toBe(202)
      expect(await keptOf(enquiry.email)).toEqual([])
    },
  )

  test.each([
    { name: '' },
    { email: 'none' },
    { kind: 'other' },
    { language: 'de' },
    { datetime: 'tomorrow' },
    { elapsedMs: -1 },
    { message: 'x'.repeat(4001) },
    { isSpam: false },
  ])('that breaks the contract is refused: %j', async (over) => {
    await refuses(aVisitor().send('POST', '/enquiries', anEnquiry(over)), 'request.invalid')
  })

  test('is refused from an address that sends one after the other, and only from there', async () => {
    const visitor = aVisitor()
    for (let sent = 0; sent < 10; sent += 1)
      expect((await visitor.send('POST', '/enquiries', anEnquiry())).statusCode).toBe(202)
    await refuses(visitor.send('POST', '/enquiries', anEnquiry()), 'enquiry.tooMany')
    expect((await aVisitor().send('POST', '/enquiries', anEnquiry())).statusCode).toBe(202)
  })
})

test('who takes two seconds and leaves the hidden field alone is a person', () => {
  fc.assert(
    fc.property(
      fc.nat(100_000),
      fc.string(),
      (elapsedMs, website) => isByMachine({ elapsedMs, website }) === (elapsedMs < 2000 || website !== ''),
    ),
  )
})
