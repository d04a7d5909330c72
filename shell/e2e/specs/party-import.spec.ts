import { randomInt } from 'node:crypto'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { WAIT_MS } from '@comptoir/testing/time-limits'
import { expectAccessible } from '../core/accessibility.ts'
import { phrase } from '../core/phrases.ts'
import { expect, test } from '../core/test.ts'

const PATIENCE = { timeout: 2 * WAIT_MS }

for (const language of ['fr', 'ar'] as const)
  test(`a file brings clients, says what it refused and is undone, in ${language}`, async ({ signedIn, admin }) => {
    const say = (key: string, params: Record<string, string> = {}): string =>
      phrase(language, 'people', `partyImport.${key}`, params)
    const word = `U${randomInt(1e12).toString(36)}`
    const page = await signedIn('admin', language)
    await page.goto(`/${admin.companyId}/${admin.session.pointOfSale?.id}/clients`)
    await page.getByRole('link', { name: say('open'), exact: true }).click()
    const rows = [`${word}-1,${word} un,71748320,Tunis`, `${word}-2,${word} deux,tout,Sfax`, `,${word} trois,,`]
    const buffer = Buffer.from(['code,nom,tel,ville', ...rows, ''].join('\n'))
    await page
      .getByLabel(say('file.label'), { exact: true })
      .setInputFiles({ name: `${word}.csv`, mimeType: 'text/csv', buffer })
    await expect(page.getByText(say('apply.ready'))).toBeVisible(PATIENCE)
    await expect(page.getByText(say('problem.phoneInvalid'))).toBeVisible()
    await expect(page.getByText(say('problem.codeMissing'))).toBeVisible()
    await page.getByRole('button', { name: say('report.showAll') }).click()
    await page.getByRole('button', { name: say('exclude.leaveOutRow', { row: '2' }) }).click()
    await expect(page.getByText(say('outcome.same.excluded'))).toBeVisible(PATIENCE)
    await page.getByRole('button', { name: say('exclude.takeInRow', { row: '2' }) }).click()
    await expect(page.getByText(say('outcome.created.planned'), { exact: true })).toBeVisible(PATIENCE)
    await expectAccessible(page)
    await page.getByText(say('apply.ready')).locator('xpath=ancestor::*[.//button][1]').getByRole('button').click()
    await expect(page.getByRole('link', { name: say('client.back') })).toBeVisible(PATIENCE)
    await expectAccessible(page)
    const brought = async (): Promise<string[]> => {
      const { data } = await admin.call<PaginatedOf<Client>>('GET', `clients/paginated?search[text]=${word}`)
      return data.map(({ name, city }) => `${name} ${city ?? ''}`)
    }
    expect(await brought()).toEqual([`${word} un Tunis`])
    await page.getByRole('button', { name: say('undo.submit'), exact: true }).click()
    const question = page.getByRole('alertdialog')
    await expect(question.getByText(say('undo.confirm.title'))).toBeVisible()
    await expectAccessible(page)
    await question.getByRole('button', { name: say('undo.confirm.submit'), exact: true }).click()
    await expect(page.getByText(say('undo.done.all'))).toBeVisible(PATIENCE)
    await expectAccessible(page)
    expect(await brought()).toEqual([])
  })
