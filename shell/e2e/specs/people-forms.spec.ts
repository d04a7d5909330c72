import { randomInt } from 'node:crypto'
import type { OwnRole } from '@comptoir/contracts/company/roles'
import type { Client } from '@comptoir/contracts/people/clients'
import type { Representative } from '@comptoir/contracts/people/representatives'
import type { Supplier } from '@comptoir/contracts/people/suppliers'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expectAccessible } from '../core/accessibility.ts'
import type { ApiClient } from '../core/api-client.ts'
import { expect, test } from '../core/test.ts'
import { RecordForm } from '../pages/record-form.ts'

/** The one record of a list that is called so. */
async function savedAs<Row extends { id: string }>(admin: ApiClient, path: string, name: string): Promise<Row> {
  const { data } = await admin.call<PaginatedOf<Row>>('GET', `${path}/paginated?search[text]=${name}`)
  expect(data).toHaveLength(1)
  return admin.call<Row>('GET', `${path}/${data[0]?.id ?? ''}`)
}

test('on a phone a notice lies neither over the bar that saves nor over what it says', async ({ signedIn, admin }) => {
  const page = await signedIn('admin', 'fr')
  await page.setViewportSize({ width: 390, height: 844 })
  const clients = new RecordForm(page, 'fr', 'clients')
  await clients.create(admin)
  await clients.fill({ name: 'Amel', code: `P${randomInt(1e12).toString(36)}` })
  await page.route(/\/clients$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()))
  const save = page.getByRole('button', { name: clients.say('clients.form.submit'), exact: true })
  await save.click()
  const notice = page.locator('section[aria-live] li').first()
  await expect(notice).toBeVisible()
  const bar = await page.locator('[data-action-bar]').boundingBox()
  const bottomOf = async (): Promise<number> => {
    const box = await notice.boundingBox()
    return box ? box.y + box.height : Infinity
  }
  await expect.poll(bottomOf).toBeLessThanOrEqual(bar?.y ?? 0)
  await expect(save).toBeEnabled()
})

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`a client and a supplier are made and changed, with contacts, addresses and terms (${language})`, async ({
    signedIn,
    admin,
  }) => {
    const page = await signedIn('admin', language)
    const word = `P${randomInt(1e12).toString(36)}`

    const clients = new RecordForm(page, language, 'clients')
    await clients.create(admin)
    await clients.fill({ name: word, code: word, taxId: '1234567Z', paymentDays: '30' })
    await expect(page.getByText(clients.say('party.taxIdKeyOdd'))).toBeVisible()
    await clients.add('party.contacts')
    await clients.fill({ 'contacts.0.name': 'Sonia Trabelsi', phone: '71748320' })
    await expectAccessible(page)
    await clients.save(word)
    await clients.edit(word)
    await clients.fill({ city: 'Sfax', 'contacts.0.role': 'Comptable' })
    await clients.save(word)
    expect(await savedAs<Client>(admin, 'clients', word)).toMatchObject({
      taxId: '1234567Z',
      paymentDays: 30,
      city: 'Sfax',
      contacts: [{ name: 'Sonia Trabelsi', role: 'Comptable' }],
    })

    const suppliers = new RecordForm(page, language, 'suppliers')
    await suppliers.create(admin)
    await suppliers.fill({ name: word, code: word, leadDays: '12' })
    await suppliers.add('party.addresses')
    await suppliers.fill({ 'addresses.0.name': 'Dépôt', 'addresses.0.address': '3, rue des Tanneurs' })
    await expectAccessible(page)
    await suppliers.save(word)
    await suppliers.edit(word)
    await suppliers.fill({ leadDays: '7' })
    await suppliers.save(word)
    expect(await savedAs<Supplier>(admin, 'suppliers', word)).toMatchObject({
      leadDays: 7,
      addresses: [{ name: 'Dépôt', address: '3, rue des Tanneurs' }],
    })
  })

  test(`a representative and a role are made and changed (${language})`, async ({ signedIn, admin }) => {
    const page = await signedIn('admin', language)
    const word = `P${randomInt(1e12).toString(36)}`

    const representatives = new RecordForm(page, language, 'representatives')
    await representatives.create(admin)
    await representatives.fill({ name: word, code: word, email: `${word}@test.example` })
    await representatives.add('representatives.tiers')
    await representatives.fill({ 'commissions.0.fromMinor': '0', 'commissions.0.rateMilli': '2' })
    await expectAccessible(page)
    await representatives.save(word)
    await representatives.edit(word)
    await representatives.fill({ 'commissions.0.rateMilli': '3' })
    await representatives.save(word)
    expect(await savedAs<Representative>(admin, 'representatives', word)).toMatchObject({
      commissions: [{ fromMinor: 0, rateMilli: 3000, isClawedBack: true }],
    })

    const roles = new RecordForm(page, language, 'roles')
    await roles.create(admin)
    await roles.fill({ name: word })
    await page.locator('[name=basedOn]').selectOption('cashier')
    await expectAccessible(page)
    await roles.save(word)
    const copy = await savedAs<OwnRole>(admin, 'roles', word)
    expect(copy).toMatchObject({ basedOn: 'cashier' })
    await roles.edit(word)
    const area = roles.say('roles.area.inventory')
    await page.getByRole('button', { name: roles.say('roles.form.allOf', { area }), exact: true }).click()
    await roles.save(word)
    const { permissions } = await savedAs<OwnRole>(admin, 'roles', word)
    expect(permissions.length).toBeGreaterThan(copy.permissions.length)
  })
}
