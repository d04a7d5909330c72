import { beforeEach, expect, jest, test } from '@jest/globals'
import type { DiscountImport } from '@comptoir/contracts/inventory/discount-import'
import { checkAccessibility, fakeApi, refusal, renderPage, type FakeApi } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { DiscountImportPage } from './discount-import.page.tsx'

const FILE = new File(['Nom;…\n'], 'soldes.csv', { type: 'text/csv' })
const IMPORT = '/:companyId/discounts/import'

const dates = { startDate: '2026-06-30T23:00:00.000Z', endDate: '2026-08-15T22:59:00.000Z' }
const LOOKED: DiscountImport = {
  isApplied: false,
  rowCount: 4,
  discounts: [
    { ...dates, name: 'Été', pourcentage: 30, productCount: 2, outcome: 'created' },
    { ...dates, name: 'Ramadan', pourcentage: 12.5, productCount: 1, outcome: 'changed' },
    { ...dates, name: 'Hiver', pourcentage: 20, productCount: 1, outcome: 'unchanged' },
  ],
  faultCount: 1,
  faults: [{ row: 3, column: 'product', value: 'INCONNU', message: 'No product has this code' }],
}

let api: FakeApi

beforeEach(() => {
  let sent = 0
  api = fakeApi().on<DiscountImport>('post', IMPORT, () => {
    sent += 1
    return { ...LOOKED, isApplied: sent > 1 }
  })
})

async function open() {
  return renderPage(<DiscountImportPage />, at('discounts/import'))
}

const choose = async (user: Awaited<ReturnType<typeof open>>['user']): Promise<void> =>
  user.upload(screen.getByLabelText('File of discounts'), FILE)

test('a file is looked at, and carried out when somebody agrees', async () => {
  const { user, container } = await open()
  expect(screen.getByText(/No discount is created or changed until you confirm/)).toBeTruthy()
  await checkAccessibility(container)
  await choose(user)
  const discounts = within(await screen.findByRole('table', { name: 'Discounts in the file' }))
  expect(discounts.getByRole('row', { name: /Été.*01\/07\/2026.*30.*New/ })).toBeTruthy()
  expect(discounts.getByRole('row', { name: /Ramadan.*12\.5.*Changed/ })).toBeTruthy()
  const faults = within(screen.getByRole('table', { name: 'Left out' }))
  expect(faults.getByRole('row', { name: /3.*Product code.*INCONNU.*No product has this code/ })).toBeTruthy()
  expect(screen.getByText('Nothing has been saved yet.')).toBeTruthy()
  await checkAccessibility(container)
  await user.click(screen.getByRole('button', { name: 'Import 2 discounts' }))
  expect(await screen.findByText('The discounts are imported')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'View discounts' }).getAttribute('href')).toBe('/c1/p1/discounts')
  expect(screen.queryByRole('button', { name: /^Import/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose another file' }))
  expect(screen.getByLabelText('File of discounts')).toBeTruthy()
})

test('says from and until when on a phone too, to the minute', async () => {
  const { user } = await open()
  await choose(user)
  const summer = within(await screen.findByRole('row', { name: /Été/ }))
  for (const time of ['00:00', '23:59']) {
    const shown = summer.getByText(time).parentElement
    expect(shown && getComputedStyle(shown).display).toBe('inline')
  }
})

test('a file that is refused is said where it was chosen, and another can be chosen at once', async () => {
  api.on('post', IMPORT, refusal('discountImport.columnsMissing'))
  const { user } = await open()
  await choose(user)
  expect(await screen.findByText(/The file needs the columns/)).toBeTruthy()
  expect(screen.getByLabelText('File of discounts')).toBeTruthy()
})

test('a file that changes nothing offers nothing to do', async () => {
  api.on<DiscountImport>('post', IMPORT, {
    ...LOOKED,
    discounts: LOOKED.discounts.slice(2),
    faults: [],
    faultCount: 250,
  })
  const { user } = await open()
  await choose(user)
  const button = await screen.findByRole('button', { name: /^Import 0/ })
  expect(button.hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('250 more problems are not shown.')).toBeTruthy()
})

test('a line may have two faults in one column: a product that is unknown, and none left', async () => {
  const complaints = jest.spyOn(console, 'error')
  const [unknown] = LOOKED.faults
  const faults = unknown ? [unknown, { ...unknown, value: '', message: 'At least one product must be selected' }] : []
  api.on<DiscountImport>('post', IMPORT, { ...LOOKED, faults, faultCount: 2 })
  const { user } = await open()
  await choose(user)
  const table = within(await screen.findByRole('table', { name: 'Left out' }))
  expect(table.getAllByRole('row', { name: /^3/ })).toHaveLength(2)
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

test('the present discounts come as a file to begin with', async () => {
  api.on('get', `${IMPORT}/file`, new Response('Name,…'))
  const { user } = await open()
  await user.click(screen.getByRole('button', { name: 'Download the current discounts' }))
  await waitFor(() => expect(api.callsTo('get', `${IMPORT}/file`)).toHaveLength(1))
})
