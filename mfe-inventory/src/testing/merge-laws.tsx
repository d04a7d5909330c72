import { expect, test } from '@jest/globals'
import type { AnyResource } from '@comptoir/contracts/declare'
import type { ShortItem } from '@comptoir/contracts/schema'
import { checkAccessibility, chooseAction, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { at } from './a-place.ts'

interface MergeRow extends ShortItem {
  version: number
}

interface MergeCase {
  declared: AnyResource
  page: ReactElement
  /** Two active rows of twelve products, the first at version 4, in English. */
  rows: readonly [alpha: MergeRow, omega: MergeRow]
  /** What the dialog says that it merges into. */
  title: string
  /** The field of the one that stays. */
  into: RegExp
  /** What else the page reads. */
  given?: (api: FakeApi) => void
}

/** What holds for every list whose rows can be merged: it warns before, sends the version that was read, loses no choice. */
export function mergeLaws({ declared, page, rows, title, into, given = () => undefined }: MergeCase): void {
  const [alpha, omega] = rows
  const MERGE = `/:companyId/${declared.path}/:id/merge`
  const short = [alpha, omega].map(({ id, name }): ShortItem => ({ id, name }))

  async function asking() {
    const api = fakeApi()
      .on('get', `/:companyId/${declared.path}/paginated`, {
        data: [alpha, omega],
        meta: { page: 1, limit: 25, total: 2, totalPages: 1, nextCursor: null },
      })
      .on<ShortItem[]>('get', `/:companyId/${declared.path}`, short)
      .on('post', MERGE, omega)
    given(api)
    const { user } = await renderPage(page, at(declared.path))
    await chooseAction(user, 'Alpha', 'Merge into…')
    const dialog = within(await screen.findByRole('dialog', { name: `Merge Alpha into ${title}` }))
    await dialog.findByRole('option', { name: 'Omega' })
    return { api, user, dialog, confirm: dialog.getByRole('button', { name: /^Merge / }) }
  }

  test('says before how many products move and that nothing brings it back; only another one can be chosen', async () => {
    const { api, dialog, confirm } = await asking()
    expect(dialog.getByText(/products: 12.*cannot be undone/)).toBeTruthy()
    expect(dialog.queryByRole('option', { name: 'Alpha' })).toBeNull()
    expect(confirm).toHaveProperty('disabled', true)
    expect(api.callsTo('post', MERGE)).toHaveLength(0)
    await checkAccessibility(document.body)
  })

  test('sends the other one with the version that was read, once, and tells what was done', async () => {
    const { api, user, dialog, confirm } = await asking()
    await user.selectOptions(dialog.getByRole('combobox', { name: into }), 'Omega')
    await user.click(confirm)
    expect(await screen.findByText(/“Alpha” merged into “Omega”/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const [call, ...more] = api.callsTo('post', MERGE)
    expect(more).toHaveLength(0)
    expect(call?.params['id']).toBe(alpha.id)
    expect(call?.body).toEqual({ intoId: omega.id, version: 4 })
    expect(call?.headers.get('idempotency-key')).toContain(omega.id)
  })

  test('a refusal of the other one is shown at its field, and the choice is kept', async () => {
    const { api, user, dialog, confirm } = await asking()
    const code = `${declared.entity}.mergedIntoInactive`
    const errors = [{ pointer: '/intoId', keyword: code, message: 'Omega is inactive' }]
    api.on('post', MERGE, refusal(code, { params: { name: 'Omega' }, errors }))
    const choice = dialog.getByRole('combobox', { name: into })
    await user.selectOptions(choice, 'Omega')
    await user.click(confirm)
    expect(await dialog.findByText('Omega is inactive')).toBeTruthy()
    expect(choice).toHaveProperty('value', omega.id)
  })

  test('is offered for one that cannot be deleted because it is in use', async () => {
    const api = fakeApi()
      .on('get', `/:companyId/${declared.path}/paginated`, {
        data: [alpha, omega],
        meta: { page: 1, limit: 25, total: 2, totalPages: 1, nextCursor: null },
      })
      .on<ShortItem[]>('get', `/:companyId/${declared.path}`, short)
      .on('delete', `/:companyId/${declared.path}/:id`, refusal(`${declared.entity}.inUse`, { message: 'Used by 12' }))
    given(api)
    const { user } = await renderPage(page, at(declared.path))
    await chooseAction(user, 'Alpha', 'Delete')
    await user.click(await screen.findByRole('button', { name: /^Delete / }))
    const refused = within(await screen.findByRole('alertdialog', { name: 'Alpha is in use' }))
    await user.click(refused.getByRole('button', { name: 'Merge into…' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Merge Alpha into ${title}` }))
    await dialog.findByRole('option', { name: 'Omega' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  test('one that somebody changed meanwhile is not merged: the dialog closes and it is said', async () => {
    const { api, user, dialog, confirm } = await asking()
    const params = { by: 'Sami', changedAt: '2026-05-04T09:00:00.000Z' }
    api.on('post', MERGE, refusal('request.versionStale', { params }))
    await user.selectOptions(dialog.getByRole('combobox', { name: into }), 'Omega')
    await user.click(confirm)
    expect(await screen.findByText(/Sami changed this/)).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
}
