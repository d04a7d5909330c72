import { expect, test } from '@jest/globals'
import { anEmail, Browser, mailsTo, PASSWORD } from '../../../test/accounts.ts'
import { setUpApp } from '../../../test/app.ts'

const open = setUpApp()
const DAY_MS = 86_400_000

test('what is long over goes at night, what still counts stays', async () => {
  const { admin, jobs, clock } = open()
  const [person, email] = [new Browser(open()), anEmail()]
  const counts = async () => {
    const tables = ['mail_link', 'login_throttle', 'account_session'] as const
    return Promise.all(
      tables.map(
        async (table) =>
          (
            await admin
              .selectFrom(table)
              .select((select) => select.lit(1).as('one'))
              .execute()
          ).length > 0,
      ),
    )
  }
  const night = async (days: number) => {
    clock.set(new Date(start + days * DAY_MS).toISOString())
    await jobs.add('accounts-clean-up', String(days), {})
    await jobs.drain()
    return counts()
  }
  const start = Date.now()
  await person.send('POST', '/auth/sign-up', { company: 'Bazar', name: 'Sami', email })
  await person.send('POST', '/auth/confirm-email', {
    token: (await mailsTo(open(), email))[0]?.token ?? '',
    password: PASSWORD,
  })
  expect(await counts()).toEqual([true, true, true])
  expect(await night(0)).toEqual([true, true, true])
  expect(await night(7)).toEqual([true, false, true])
  expect(await night(9)).toEqual([false, false, true])
  expect(await night(91)).toEqual([false, false, false])
})
