import type { Page } from '@playwright/test'
import { FAILURES, PARTS, spoil, type Failure, type Part } from '../drills/failures.ts'
import type { ApiClient } from '../core/api-client.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

/** A page of each remote behind the sign-in. */
const PAGES = {
  inventory: 'products',
  people: 'clients',
  'sales-purchases': 'sales',
  company: null,
} as const

const isFull = process.env['DRILL'] === 'full'
const attemptMs = isFull ? 6000 : undefined
/** An entry draws nothing. */
const CASES = PARTS.flatMap((part) =>
  FAILURES.filter((failure) => part === 'chunk' || failure !== 'throws when it is drawn').map(
    (failure) => [part, failure] as const,
  ),
)

function addressOf(remote: keyof typeof PAGES, admin: ApiClient): string {
  const path = PAGES[remote]
  return path === null
    ? `/${admin.companyId}/pointsOfSale`
    : `/${admin.companyId}/${admin.session.pointOfSale?.id}/${path}`
}

/** The area says what happened and with which number; the rest of the product works on. */
async function expectContained(page: Page, remote: string): Promise<void> {
  const title = phrase('fr', 'translation', 'shell.remoteFailed.title').split('{{')[0] ?? ''
  await expect(page.getByText(title, { exact: false }).first()).toBeVisible()
  await expect(page.getByText(new RegExp(`${remote} \\d+\\.\\d+\\.\\d+`))).toBeVisible()
  const other =
    remote === 'people'
      ? { namespace: 'inventory', nav: 'products.title', title: 'products.title' }
      : { namespace: 'people', nav: 'clients.title', title: 'clients.title' }
  await page.getByRole('link', { name: phrase('fr', other.namespace, other.nav), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', other.namespace, other.title))
}

function drill(remote: keyof typeof PAGES, part: Part, failure: Failure): void {
  test(`the ${part} of ${remote} ${failure}: its page says so, all others work`, async ({ signedIn, admin }) => {
    const page = await signedIn('admin')
    await spoil(page, remote, part, failure, attemptMs)
    await page.goto(addressOf(remote, admin), { waitUntil: 'commit' })
    await expectContained(page, remote)
  })
}

for (const [part, failure] of CASES) drill('inventory', part, failure)

const others = (Object.keys(PAGES) as (keyof typeof PAGES)[]).filter((remote) => remote !== 'inventory')
for (const remote of others) {
  if (isFull) for (const [part, failure] of CASES) drill(remote, part, failure)
  else drill(remote, 'entry', 'hangs')
}

test('the home page breaks down alone: signing in works', async ({ page }) => {
  await spoil(page, 'marketing', 'entry', 'is not found', attemptMs)
  await page.goto('/', { waitUntil: 'commit' })
  const title = phrase('fr', 'translation', 'shell.remoteFailed.title').split('{{')[0] ?? ''
  await expect(page.getByText(title, { exact: false }).first()).toBeVisible()
})
