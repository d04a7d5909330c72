import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

test('a remote that cannot be loaded harms only its own pages, and is loaded when it is there again', async ({
  signedIn,
  admin,
}) => {
  const page = await signedIn('admin')
  await page.route('**/r/people/**', (route) => route.abort())
  const base = `/${admin.companyId}/${admin.session.pointOfSale?.id}`
  await page.goto(`${base}/clients`)
  await expect(page.getByText(phrase('fr', 'translation', 'shell.remoteFailed.line'))).toBeVisible()
  await page.getByRole('link', { name: phrase('fr', 'inventory', 'products.title'), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'inventory', 'products.title'))
  await page.unroute('**/r/people/**')
  await page.goto(`${base}/clients`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(phrase('fr', 'people', 'clients.title'))
})

test('no page breaks the strict policy on scripts and styles', async ({ signedIn, admin }) => {
  const page = await signedIn('admin')
  const broken: string[] = []
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) broken.push(message.text())
  })
  const base = `/${admin.companyId}/${admin.session.pointOfSale?.id}`
  for (const path of [
    '/',
    `${base}/products`,
    `${base}/products/create`,
    `${base}/products/import`,
    `${base}/clients`,
    `${base}/pos`,
    `${base}/cashSessions`,
    `${base}/sales`,
    `/${admin.companyId}/pointsOfSale`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  }
  expect(broken).toEqual([])
})
