import { randomInt } from 'node:crypto'
import { ibanOfRib, ribKey, spacedNumber } from '@comptoir/contracts/bank-account-numbers'
import type { BankAccount } from '@comptoir/contracts/treasury/bank-accounts'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

for (const language of ['en', 'fr', 'ar'] as const)
  test(`bank accounts in ${language}: a RIB gives the IBAN, a wrong key is pointed out and kept, names change`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string => phrase(language, 'company', key, params)
    const common = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'translation', `common.${key}`, params)
    const word = randomInt(1e12).toString(36)
    const account = `Compte ${word}`
    const digits = `9${randomInt(1e6).toString().padStart(6, '0')}${randomInt(1e11).toString().padStart(11, '0')}`
    const rib = digits + ribKey(digits)
    const page = await signedIn('admin', language)
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: common('save'), exact: true })
    const place = `/${admin.companyId}/${admin.session.pointOfSale?.id}`

    await page.goto(`${place}/banks`)
    await page
      .getByRole('button', { name: say('banks.add') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: say('banks.form.name') }).fill(`Banque ${word}`)
    await expectAccessible(page)
    await save.click()
    const bank = page.getByRole('row').filter({ hasText: word })
    await bank.getByRole('button', { name: common('actionsFor', { name: `Banque ${word}` }) }).click()
    await page.getByRole('menuitem', { name: common('edit') }).click()
    await expect(dialog.getByRole('textbox', { name: say('banks.form.name') })).toHaveValue(`Banque ${word}`)
    await dialog.getByRole('textbox', { name: say('banks.form.name') }).fill(`Banque ${word} SA`)
    await save.click()
    await expect(bank.getByText(`Banque ${word} SA`)).toBeVisible()

    await page.goto(`${place}/bankAccounts`)
    await page
      .getByRole('button', { name: say('bankAccounts.add') })
      .first()
      .click()
    await dialog.getByRole('textbox', { name: say('bankAccounts.form.name') }).fill(account)
    const number = dialog.getByRole('textbox', { name: say('bankAccounts.form.rib') })
    await number.fill(`${digits}00`)
    await expect(dialog.getByText(say('bankAccounts.form.ribKeyOdd'))).toBeVisible()
    await number.fill(rib)
    const iban = spacedNumber(ibanOfRib(rib) ?? '')
    await expect(dialog.getByText(say('bankAccounts.form.ibanFollows', { iban }))).toBeVisible()
    await dialog.getByRole('combobox', { name: say('bankAccounts.form.bank') }).selectOption(`Banque ${word} SA`)
    await expectAccessible(page)
    await save.click()
    await expect(page.getByRole('row').filter({ hasText: account })).toContainText(spacedNumber(rib))

    const actions = page.getByRole('button', { name: common('actionsFor', { name: account }) })
    await actions.click()
    await page.getByRole('menuitem', { name: common('edit') }).click()
    await dialog.getByRole('textbox', { name: say('bankAccounts.form.agency') }).fill('La Marsa')
    await save.click()
    await expect(dialog).toHaveCount(0)
    const accounts = await admin.call<PaginatedOf<BankAccount>>('GET', `bank-accounts/paginated?search[text]=${word}`)
    expect(accounts.data).toMatchObject([{ name: account, rib, agency: 'La Marsa' }])

    await actions.click()
    await page.getByRole('menuitem', { name: common('delete') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('bankAccounts.remove.confirm') })
      .click()
    await expect(page.getByRole('row').filter({ hasText: account })).toHaveCount(0)
  })
