import type { NewPublishToken } from '@comptoir/contracts/federation'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { TEST_MS } from '@comptoir/testing/time-limits'
import { request } from '@playwright/test'
import { OwnRemote } from '../drills/own-remote.ts'
import { phrase } from '../core/phrases.ts'
import { ACCOUNTS, expect, PASSWORD, test } from '../core/test.ts'

/** A token of the drill's remote alone, as a super-administrator makes it. */
async function aToken(baseURL: string): Promise<string> {
  const context = await request.newContext({ baseURL })
  const { token } = (await (
    await context.post('/api/auth/login', { data: { email: ACCOUNTS.super, password: PASSWORD } })
  ).json()) as SessionAnswer
  const made = await context.post('/api/federation/remotes/drill/tokens', {
    headers: { authorization: `Bearer ${token}` },
    data: { name: `drill ${Date.now()}` },
  })
  const answer = (await made.json()) as NewPublishToken
  await context.dispose()
  return answer.token
}

test('a team publishes, promotes, rolls back and pauses while people work', async ({
  signedIn,
  admin,
  baseURL,
  context,
}) => {
  // It builds a remote again and again, each time beside whatever else the machine does.
  test.setTimeout(2 * TEST_MS)
  const remote = new OwnRemote(baseURL ?? '', await aToken(baseURL ?? ''))
  const address = `/${admin.companyId}/${admin.session.pointOfSale?.id}/drill`
  const heading = (page: Awaited<ReturnType<typeof signedIn>>) => page.getByRole('heading', { level: 1 })
  try {
    await remote.release({ version: '1.0.0', word: 'one' })
    const open = await signedIn('admin')
    await open.goto(address)
    await expect(heading(open)).toHaveText('First one')

    await test.step('a tab that is open keeps its version, and its late chunks still come', async () => {
      await remote.release({ version: '1.1.0', word: 'two' })
      await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(open.getByText(phrase('fr', 'translation', 'shell.newVersion'))).toBeVisible()
      await open.getByRole('link', { name: 'Late one' }).click()
      await expect(heading(open)).toHaveText('Late one')
    })

    const fresh = await context.newPage()
    await test.step('a page that is opened now has the new one', async () => {
      await fresh.goto(address)
      await expect(heading(fresh)).toHaveText('First two')
    })

    await test.step('one command brings the one before back', async () => {
      await remote.command('rollback')
      await fresh.reload()
      await expect(heading(fresh)).toHaveText('First one')
    })

    await test.step('a version that breaks when it is loaded is replaced by the one before', async () => {
      await remote.release({ version: '1.2.0', word: 'three', breaks: 'when it is loaded' })
      await fresh.reload()
      await expect(heading(fresh)).toHaveText(/First (one|two)/)
      await expect(fresh.getByText(phrase('fr', 'translation', 'shell.previous.back'))).toBeVisible()
    })

    await test.step('one that breaks when it is drawn says so, and the frame stays', async () => {
      await remote.release({ version: '1.3.0', word: 'four', breaks: 'when it is drawn' })
      await fresh.reload()
      await expect(fresh.getByText(/drill 1\.3\.0/)).toBeVisible()
      await expect(
        fresh.getByRole('link', { name: phrase('fr', 'inventory', 'products.title'), exact: true }),
      ).toBeVisible()
    })

    await test.step('paused: its reason stands in its place, in open tabs too', async () => {
      await remote.command('disable', '--reason', 'Prices are being checked')
      await open.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(open.getByText('Prices are being checked')).toBeVisible()
      await remote.command('enable')
    })
  } finally {
    await remote.command('disable', '--reason', 'The drill is over').catch(() => undefined)
    remote.remove()
  }
})
