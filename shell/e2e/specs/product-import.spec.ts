import { randomInt } from 'node:crypto'
import type { Product } from '@comptoir/contracts/inventory/products'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { WAIT_MS } from '@comptoir/testing/time-limits'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const PATIENCE = { timeout: 2 * WAIT_MS }

for (const language of ['fr', 'ar'] as const)
  test(`a file brings products, another changes them, and that is undone, in ${language}`, async ({
    signedIn,
    admin,
  }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'inventory', `productImport.${key}`, params)
    const word = `U${randomInt(1e12).toString(36)}`
    const designations = async (): Promise<string[]> => {
      const path = `products/paginated?search[text]=${word}&order[field]=code`
      const { data } = await admin.call<PaginatedOf<Product>>('GET', path)
      return data.map(({ designation, priceTtc }) => `${designation} ${priceTtc}`)
    }
    const page = await signedIn('admin', language)
    const send = async (...rows: string[]): Promise<void> => {
      await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/products/import`)
      const buffer = Buffer.from(['code,designation,prix ttc', ...rows, ''].join('\n'))
      await page.getByLabel(say('file.label')).setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer })
      await expect(page.getByText(say('apply.ready'))).toBeVisible(PATIENCE)
    }
    const apply = async (): Promise<void> => {
      await page.getByText(say('apply.ready')).locator('xpath=ancestor::*[.//button][1]').getByRole('button').click()
      await expect(page.getByRole('button', { name: say('undo.submit') })).toBeVisible(PATIENCE)
    }

    await send(`${word}-1,${word} un,1.5`, `${word}-2,${word} deux,2`, `${word}-3,${word} trois,-3`)
    await expect(page.getByText(say('problem.priceNegative'))).toBeVisible()
    await apply()
    expect(await designations()).toEqual([`${word} un 1.5`, `${word} deux 2`])

    await send(`${word}-1,,1.9`, `${word}-2,${word} deux,2`, `${word}-4,${word} quatre,4`)
    await expect(page.getByText(say('outcome.changed.planned'))).toBeVisible()
    await expectAccessible(page)
    await apply()
    expect(await designations()).toEqual([`${word} un 1.9`, `${word} deux 2`, `${word} quatre 4`])

    await page.getByRole('button', { name: say('undo.submit') }).click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('undo.confirm.submit') })
      .click()
    await expect(page.getByText(say('undo.done.all'))).toBeVisible(PATIENCE)
    await expectAccessible(page)
    expect(await designations()).toEqual([`${word} un 1.5`, `${word} deux 2`])
  })
