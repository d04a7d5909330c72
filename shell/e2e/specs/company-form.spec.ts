import type { Page } from '@playwright/test'
import { expectAccessible } from '../core/accessibility.ts'
import { choose } from '../core/menus.ts'
import { phrase, type Language } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

// One company for all of them: each edits what the one before has saved.
test.describe.configure({ mode: 'serial' })

/** What the form cannot do without; the demonstration's company has not said all of it. */
const REQUIRED = {
  email: 'contact@bensalah.example',
  phoneNumber: '71748320',
  address: '14, avenue Habib Bourguiba',
  city: 'La Marsa',
  primaryManager: 'Sami Ben Salah',
  primaryManagerEmail: 'sami@bensalah.example',
  managerPhoneNumber: '20123456',
}

async function openDialog(page: Page, language: Language): Promise<void> {
  const button = page.getByRole('button', { name: phrase(language, 'translation', 'frame.settings.title') })
  await choose(page, button, phrase(language, 'translation', 'frame.settings.company'))
  await expect(page.getByRole('dialog').getByLabel(/./).first()).toBeVisible()
}

/** Keeps, beyond a reload, that a text was on the page: a busy machine may look only once it is gone. */
async function noteWhenShown(page: Page, text: string): Promise<void> {
  await page.evaluate((wanted) => {
    const look = () => document.body.innerText.includes(wanted) && sessionStorage.setItem('shown', wanted)
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, text)
}

for (const language of ['en', 'fr', 'ar'] as const) {
  test(`the company is edited above the page that one is on (${language})`, async ({ landed, admin }) => {
    const say = (key: string) => phrase(language, 'company', `companyProfile.${key}`)
    const page = await landed('admin', language)
    await openDialog(page, language)
    const dialog = page.getByRole('dialog', { name: say('editTitle') })
    const save = dialog.getByRole('button', { name: say('save'), exact: true })
    const field = (name: string) => dialog.locator(`[name=${name}]`)
    await expect(field('name')).toHaveValue('Ben Salah & Fils')
    for (const [name, value] of Object.entries(REQUIRED)) await field(name).fill(value)
    await expectAccessible(page)

    // Found on submit, and mended.
    await field('postalCode').fill('1234567')
    await field('taxId').fill('1234567A/A/M/000')
    await expect(dialog.getByText(say('taxIdKeyOdd'))).toBeVisible()
    await save.click()
    const tooLong = phrase(language, 'translation', 'error.company.tooLong', { max: '6' })
    await expect(dialog.getByText(tooLong)).toBeVisible()
    await expect(save).toBeDisabled()
    await field('postalCode').fill('2070')
    await field('taxId').fill('1234567R/A/M/000')
    await field('itManager').fill(`Nadia ${language}`)
    await field('itManagerPhoneNumber').fill('98 12-34 56x')
    await expect(field('itManagerPhoneNumber')).toHaveValue('98123456')

    // French chooses first in, first out, and Arabic the average again.
    const stockValuation = language === 'fr' ? 'fifo' : 'averageCost'
    await field('stockValuation').selectOption(stockValuation)

    await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))
    await noteWhenShown(page, say('saved'))
    const address = page.url()
    await save.click()
    await expect.poll(() => page.evaluate(() => 'isSamePage' in globalThis).catch(() => true)).toBe(false)
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe(say('saved'))
    expect(page.url()).toBe(address)
    await expect(dialog).toHaveCount(0)
    const headers = { authorization: `Bearer ${admin.session.token}` }
    const answer = await page.request.get(`/api/company/${admin.companyId}`, { headers })
    expect(await answer.json()).toMatchObject({
      phone: '+216 71748320',
      postalCode: '2070',
      itManager: `Nadia ${language}`,
      itManagerPhone: '+216 98123456',
      stockValuation,
    })
  })
}
