import { describe, expect, test } from '@jest/globals'
import { BARCODE_RULES } from '@comptoir/contracts/inventory/barcode-rules'
import { fakeApi, quickListLaws, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aBarcodeRule } from '../../testing/a-barcode-rule.ts'
import { at } from '../../testing/a-place.ts'
import { locales } from '../../testing/locales.ts'
import { BarcodeRulesPage } from './barcode-rules.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

quickListLaws({
  declared: BARCODE_RULES,
  page: <BarcodeRulesPage />,
  locales,
  phrases: { en, ar },
  row: aBarcodeRule(),
  blank: { pattern: '21IIIIIWWWWWC', position: 10, decimals: 3 },
  kept: { pattern: '21IIIIIWWWWWC', position: 2, decimals: 3 },
  orderedBy: 'position',
})

const FIND = '/:companyId/products/find'
const RULES = [aBarcodeRule(), aBarcodeRule({ name: 'Étiqueteuse', pattern: '22IIIIIPPPPPC', position: 3 })]

/** The page with these rules, and the field for a code to try. */
async function tester() {
  const api = fakeApi().onList(BARCODE_RULES, RULES).on('get', FIND, { data: [] })
  const { user } = await renderPage(<BarcodeRulesPage />, at('barcode-rules'))
  await screen.findByText('Étiqueteuse')
  const section = within(screen.getByRole('region', { name: en.tester.title }))
  return { api, user, section, field: section.getByRole('textbox') }
}

describe('a code that is tried', () => {
  test('is read by the first rule that fits, and asked for as the counter does', async () => {
    const { api, user, section, field } = await tester()
    api.on('get', FIND, { data: [{ designation: 'Gruyère', unit: 'kg', quantityMilli: 525 }] })
    await user.type(field, '2100123005253')
    expect(await section.findByText('Gruyère')).toBeTruthy()
    for (const text of ['Balance', '00123', '0.525'])
      expect(section.getAllByText(new RegExp(text)).length).toBeGreaterThan(0)
    expect(api.callsTo('get', FIND).at(-1)?.searchParams.get('barcode')).toBe('2100123005253')
  })

  test('with a price shows it', async () => {
    const { user, section, field } = await tester()
    await user.type(field, '2200123151735')
    expect(await section.findByText('Étiqueteuse')).toBeTruthy()
    expect(section.getByText(/15\.173/)).toBeTruthy()
    expect(await section.findByText(en.tester.noProduct)).toBeTruthy()
  })

  test('with a wrong check digit is shown the right one', async () => {
    const { user, section, field } = await tester()
    await user.type(field, '2100123005254')
    expect(await section.findByText(/2100123005253/)).toBeTruthy()
    expect(section.queryByText('Balance')).toBeNull()
  })

  test('that no rule reads says so', async () => {
    const { user, section, field } = await tester()
    await user.type(field, 'EPI-0012')
    expect(await section.findByText(en.tester.noRule)).toBeTruthy()
  })
})

test('a pattern that no code can have is refused before anything is sent', async () => {
  const api = fakeApi().onList(BARCODE_RULES, RULES)
  const { user } = await renderPage(<BarcodeRulesPage />, at('barcode-rules'))
  await user.click(await screen.findByRole('button', { name: 'Balance' }))
  const pattern = await screen.findByRole('textbox', { name: /^Pattern/ })
  await user.clear(pattern)
  await user.type(pattern, '61 iiiii wwwww c')
  expect(pattern).toHaveProperty('value', '61IIIIIWWWWWC')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(en.form.patternWrong.replace('{{example}}', '21IIIIIWWWWWC'))).toBeTruthy()
  await waitFor(() => expect(api.callsTo('put', '/:companyId/barcode-rules/:id')).toHaveLength(0))
})
