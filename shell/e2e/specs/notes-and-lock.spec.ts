import type { Representative } from '@comptoir/contracts/people/representatives'
import type { Sale, SaleRow } from '@comptoir/contracts/sales/sales'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aProduct } from '../commands/product.ts'
import { expectAccessible } from '../core/accessibility.ts'
import { newId } from '../core/api-client.ts'
import { expect, PASSWORD, test } from '../core/test.ts'
import { CounterPage } from '../pages/counter-page.ts'

const PIN = '4711'

for (const language of ['en', 'fr', 'ar'] as const)
  test(`a ticket bears a note and who brought it; a locked counter is opened by PIN, its ticket still there (${language})`, async ({
    signedIn,
    admin,
    register,
  }) => {
    const product = await aProduct(admin)
    const name = `Slim ${newId().slice(-6)}`
    const representative = { code: newId().slice(-8), name, phone: null, email: null }
    const { id } = await admin.call<Representative>('POST', 'representatives', representative)
    await admin.call('PUT', 'counter-keys/own', { pin: PIN, currentPassword: PASSWORD })
    const page = await signedIn('admin', language)
    const counter = new CounterPage(page, language)
    await counter.open(admin.companyId, register.pointOfSaleId)
    await counter.openSession('100')
    await counter.scan(product.barcodes[0] ?? '')
    await expect(counter.lines).toHaveCount(1)

    await page.keyboard.press('Control+F1')
    const asked = page.getByRole('dialog', { name: counter.say('counterTools.note.title') })
    await asked.getByLabel(counter.say('counterTools.note.representative')).selectOption({ label: name })
    await asked.getByLabel(counter.say('counterTools.note.note')).fill('Livrer avant midi')
    await expectAccessible(page)
    await asked.getByRole('button', { name: counter.say('counterTools.note.save') }).click()
    await expect(asked).toBeHidden()
    await expect(page.getByText('Livrer avant midi').first()).toBeVisible()

    await page.keyboard.press('Control+F10')
    const cover = page.getByRole('alertdialog')
    const field = cover.getByLabel(counter.say('counterTools.lock.pinOrBadge'))
    await expect(field).toBeFocused()
    await expect(counter.payButton).toBeHidden()
    await expectAccessible(page)
    await page.reload()
    await expect(field).toBeFocused()
    await field.fill('9021')
    await field.press('Enter')
    await expect(field).toHaveValue('')
    await expect(counter.payButton).toBeHidden()
    await field.fill(PIN)
    await field.press('Enter')
    await expect(cover).toBeHidden()
    await expect(counter.search).toBeFocused()
    await counter.pay()

    const { data } = await admin.call<PaginatedOf<SaleRow>>('GET', `sales/paginated?filter[representative]=${id}`)
    expect(data).toMatchObject([{ representative: name }])
    const sale = await admin.call<Sale>('GET', `sales/${data[0]?.id}`)
    expect(sale).toMatchObject({ note: 'Livrer avant midi', representative: { id, name } })
    await page.goto(`/${admin.companyId}/${register.pointOfSaleId}/sales/${sale.id}`)
    await expect(page.getByText('Livrer avant midi').first()).toBeVisible()
  })
