import type { Discount } from '@comptoir/contracts/inventory/discounts'
import { aCatalogue } from '../commands/catalogue.ts'
import { aDiscount, aDiscountName, theDiscount } from '../commands/discount.ts'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, speak, test } from '../core/test.ts'
import { DiscountsPage } from '../pages/discounts-page.ts'

const DAYS = { startDate: '01/01/2025', endDate: '31/12/2099' }
/** The same from the first minute in Tunis to the last. */
const INSTANTS = { startDate: '2024-12-31T23:00:00.000Z', endDate: '2099-12-31T22:59:00.000Z' }

test('a discount for one product: its product first, then its name, days and percentage', async ({ landed, admin }) => {
  const dates = await aProduct(admin)
  const name = aDiscountName()
  const page = await landed('admin')
  const discounts = new DiscountsPage(page)
  await page.getByRole('link', { name: phrase('fr', 'inventory', 'discounts.title'), exact: true }).click()
  await discounts.add()
  await discounts.choose(dates.designation)
  await discounts.goOn('create', 1)
  await discounts.fill({ name, ...DAYS, percentage: '12,5' })
  await discounts.saveAndReturn(discounts.sayCounted('created', 1, { name }))
  const row = await discounts.find(name)
  await expect(row.getByRole('cell')).toHaveText([
    name,
    '01/01/202500:00',
    '31/12/209923:59',
    '12,5 %',
    '1',
    discounts.say('status.active'),
    '',
  ])
  await expectAccessible(page)
  const { id } = await theDiscount(admin, name)
  expect(await admin.call<Discount>('GET', `discounts/${id}`)).toMatchObject({
    name,
    ...INSTANTS,
    pourcentage: 12.5,
    products: [{ id: dates.id }],
  })
})

test('a discount for 20,000 products: all that a search found, on every page', async ({ signedIn, admin }) => {
  const count = 20_000
  const word = await aCatalogue(admin, count)
  const name = aDiscountName()
  const page = await signedIn('admin')
  const discounts = new DiscountsPage(page)
  await discounts.open(admin, '/create')
  await discounts.searchProducts(word)
  await discounts.chooseAllFound(word, count)
  await discounts.goOn('create', count)
  await discounts.fill({ name, startDate: '01/01/2099', endDate: '31/12/2099', percentage: '15' })
  await discounts.saveAndReturn(discounts.sayCounted('created', count, { name }))
  const row = await discounts.find(name)
  await expect(row.getByRole('cell', { name: '20 000', exact: true })).toBeVisible()
  await expect(row).toContainText(discounts.say('status.upcoming'))
  expect(await theDiscount(admin, name)).toMatchObject({ productCount: count, pourcentage: 15 })
})

test('a discount that exists opens on its own products, and takes more from the whole catalogue', async ({
  signedIn,
  admin,
}) => {
  const [held, more] = [await aProduct(admin), await aProduct(admin)]
  const { id, name } = await aDiscount(admin, { products: [{ id: held.id }] })
  const page = await signedIn('admin')
  const discounts = new DiscountsPage(page)
  await discounts.open(admin)
  await discounts.find(name)
  await discounts.act(name, discounts.sayCommon('edit'))
  await expect(discounts.title).toHaveText(name)
  await expect(discounts.tickOf(held.designation)).toBeChecked()
  await expect(discounts.rows).toHaveCount(2)
  await discounts.show('all')
  await expect(discounts.rows).toHaveCount(11)
  await discounts.choose(more.designation)
  await discounts.goOn('update', 2)
  await expect(discounts.field('name')).toHaveValue(name)
  await discounts.saveAndReturn(discounts.say('updated', { name }))
  await expect(discounts.row(name).getByRole('cell', { name: '2', exact: true })).toBeVisible()
  const { products } = await admin.call<Discount>('GET', `discounts/${id}`)
  expect(products?.map((product) => product.id).sort()).toEqual([held.id, more.id].sort())
})

test('a discount by a name that is taken is refused under the name, and saved under another', async ({
  signedIn,
  admin,
}) => {
  const dates = await aProduct(admin)
  const { name } = await aDiscount(admin, { products: [{ id: dates.id }] })
  const page = await signedIn('admin')
  const discounts = new DiscountsPage(page)
  await discounts.open(admin, '/create')
  await discounts.choose(dates.designation)
  await discounts.goOn('create', 1)
  await discounts.fill({ name, ...DAYS, percentage: '15' })
  await discounts.save()
  await expect(discounts.field('name')).toHaveAccessibleDescription(
    discounts.sayRefusal('discount.nameTaken', { name }),
  )
  await expect(discounts.field('name')).toHaveValue(name)
  await expect(discounts.field('startDate')).toHaveValue(DAYS.startDate)
  await expect(discounts.field('endDate')).toHaveValue(DAYS.endDate)
  await expect(discounts.field('percentage')).toHaveValue('15,0')
  const another = aDiscountName()
  await discounts.fill({ name: another })
  await discounts.saveAndReturn(discounts.sayCounted('created', 1, { name: another }))
  expect(await theDiscount(admin, another)).toMatchObject({ ...INSTANTS, pourcentage: 15, productCount: 1 })
})

test('an address without a discount says so in three languages', async ({ signedIn, admin }) => {
  const page = await signedIn('admin')
  for (const language of ['en', 'fr', 'ar'] as const) {
    await speak(page, language)
    const discounts = new DiscountsPage(page, language)
    for (const id of ['abc', admin.companyId]) {
      await discounts.open(admin, `/edit/${id}`)
      await expect(page.getByText(discounts.say('missing.title'))).toBeVisible()
    }
    await page.getByRole('link', { name: discounts.say('missing.back') }).click()
    await expect(discounts.title).toHaveText(discounts.say('title'))
  }
})

test('a discount is deleted once the question is answered, and not before', async ({ signedIn, admin }) => {
  const dates = await aProduct(admin)
  const { id, name } = await aDiscount(admin, { products: [{ id: dates.id }] })
  const page = await signedIn('admin')
  const discounts = new DiscountsPage(page)
  await discounts.open(admin)
  await discounts.find(name)
  await discounts.act(name, discounts.sayCommon('delete'))
  await expect(discounts.question).toContainText(discounts.say('remove.text', { name }))
  await discounts.question.getByRole('button', { name: discounts.sayCommon('cancel') }).click()
  await expect(discounts.question).toBeHidden()
  await expect(discounts.row(name)).toBeVisible()
  expect(await admin.call<Discount>('GET', `discounts/${id}`)).toMatchObject({ name })
  await discounts.act(name, discounts.sayCommon('delete'))
  await discounts.question.getByRole('button', { name: discounts.say('remove.confirm') }).click()
  await expect(page.getByText(discounts.say('removed', { name }))).toBeVisible()
  await expect(discounts.row(name)).toHaveCount(0)
  await expect(admin.call('GET', `discounts/${id}`)).rejects.toThrow(/: 404 /)
})

test('a discount that somebody else changed meanwhile is not written over, and nothing that was typed is lost', async ({
  signedIn,
  admin,
}) => {
  const [held, theirs, mine] = [await aProduct(admin), await aProduct(admin), await aProduct(admin)]
  const { id, name, startDate, endDate } = await aDiscount(admin, { products: [{ id: held.id }] })
  const page = await signedIn('admin')
  const discounts = new DiscountsPage(page)
  await discounts.open(admin, `/edit/${id}`)
  await discounts.show('all')
  await discounts.choose(mine.designation)
  await discounts.goOn('update', 2)
  const renamed = aDiscountName()
  await discounts.fill({ name: renamed })

  const before = new Date()
  await admin.call('PUT', `discounts/${id}`, {
    name,
    startDate,
    endDate,
    pourcentage: 25,
    products: [{ id: held.id }, { id: theirs.id }],
  })
  const told = discounts.changedBy(
    admin.session.user.name,
    [before, new Date()].map((time) => time.toISOString()),
  )
  await discounts.save()
  await expect(told).toBeVisible()
  await expect(discounts.field('name')).toHaveValue(renamed)
  expect(await admin.call<Discount>('GET', `discounts/${id}`)).toMatchObject({ name, pourcentage: 25, productCount: 2 })

  await discounts.dialog.getByRole('button', { name: discounts.sayCommon('reload') }).click()
  await expect(told).toBeHidden()
  await expect(discounts.field('name')).toHaveValue(renamed)
  await expect(discounts.field('percentage')).toHaveValue('25,0')
  await discounts.saveAndReturn(discounts.say('updated', { name: renamed }))
  expect(await admin.call<Discount>('GET', `discounts/${id}`)).toMatchObject({
    name: renamed,
    pourcentage: 25,
    productCount: 3,
  })
})

test('a discount is made in Arabic, from right to left', async ({ signedIn, admin }) => {
  const dates = await aProduct(admin, { designation: aDiscountName('دقلة نور') })
  const name = aDiscountName('تخفيض')
  const page = await signedIn('admin', 'ar')
  const discounts = new DiscountsPage(page, 'ar')
  await discounts.open(admin)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(discounts.title).toHaveText(discounts.say('title'))
  await expectAccessible(page)
  await discounts.add()
  await discounts.choose(dates.designation)
  await expectAccessible(page)
  await discounts.goOn('create', 1)
  await discounts.fill({ name, startDate: '01/01/2099', endDate: '31/12/2099', percentage: '15' })
  await expectAccessible(page)
  await discounts.saveAndReturn(discounts.sayCounted('created', 1, { name }))
  await expect(await discounts.find(name)).toContainText(discounts.say('status.upcoming'))
})
