import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { expect, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

for (const language of ['fr', 'ar'] as const)
  test(`with the network gone, products are found, meant and scanned, and sold once it is back (${language})`, async ({
    admin,
    register,
    signedIn,
  }) => {
    const word = `Zitoun${register.id.slice(-6).replaceAll(/\d/g, (digit) => 'abcdefghij'.charAt(Number(digit)))}`
    const oil = await aProduct(admin, { designation: `Huile ${word}`, price: 24.8 })
    const tea = await aProduct(admin, { designation: `Thé ${word}`, price: 5.25 })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    const catalogue = page.waitForResponse(/counter-catalogue\/head$/)
    await counter.openSession('0')
    await catalogue

    await page.context().setOffline(true)
    const meant = word.replace('tou', 'kou')
    await counter.search.fill(meant)
    await expect(page.getByText(counter.say('counter.search.didYouMean', { text: meant }))).toBeVisible()
    await expectAccessible(page)
    await counter.search.fill(`${word} hui`)
    await page.getByRole('button', { name: oil.designation }).click()
    for (const barcode of tea.barcodes) await counter.scan(barcode)
    await expect(counter.lines).toHaveCount(2)
    await counter.scan('6190000000000')
    await expect(page.getByText('6190000000000')).toBeVisible()

    await page.context().setOffline(false)
    await counter.pay()
  })
