import { Writable } from 'node:stream'
import { expect, test } from '@jest/globals'
import { pino } from 'pino'
import { anAccountWithPassword, Browser, PASSWORD } from '../../../../test/accounts.ts'
import { setUpApp } from '../../../../test/app.ts'
import { aShop } from '../../../../test/shop.ts'

const open = setUpApp()

test('who signed in, who did not, and who was refused what is in the log, without a secret', async () => {
  const lines: string[] = []
  const stream = new Writable({ write: (chunk, _, done) => (lines.push(String(chunk)), done()) })
  const app = await open().again({ loggerInstance: pino({ level: 'info' }, stream) })
  const { id, email } = await anAccountWithPassword(open())
  const person = new Browser({ app }, { address: '198.51.100.7' })
  await person.login(email, 'a wrong password')
  await person.login(email, PASSWORD)
  await person.send('GET', '/superadmin/companies/paginated')
  await person.send('GET', `/${(await aShop(open())).companyId}/products/paginated`)
  const noted = lines
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ msg }) => ['signed in', 'sign-in refused', 'access refused'].includes(String(msg)))
  const by = { accountId: id, sessionId: expect.any(String) }
  expect(noted).toEqual([
    expect.objectContaining({ msg: 'sign-in refused', address: '198.51.100.7', emailKey: expect.any(String) }),
    expect.objectContaining({ msg: 'access refused', code: 'auth.invalidCredentials', status: 401 }),
    expect.objectContaining({ msg: 'signed in', address: '198.51.100.7', ...by }),
    expect.objectContaining({ msg: 'access refused', code: 'auth.forbidden', status: 403, method: 'GET', ...by }),
    expect.objectContaining({
      msg: 'access refused',
      code: 'company.notFound',
      route: '/api/:companyId/products/paginated',
      ...by,
    }),
  ])
  expect(noted[0]?.['emailKey']).toBe(noted[2]?.['emailKey'])
  for (const secret of [email, PASSWORD, 'a wrong password', person.token]) expect(lines.join('')).not.toContain(secret)
  await open().again()
})
