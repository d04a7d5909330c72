import { describe, expect, test } from '@jest/globals'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import type { AuditWords } from '@comptoir/contracts/company/audit-trail'
import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import type { AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { PaginatedOf } from '@comptoir/contracts/schema'
import { aCompany, aPage, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { anAuditEntry } from '../../testing/builders.ts'
import { LANGUAGES } from '@comptoir/i18n'
import { locales } from '../../testing/locales.ts'
import { AuditTrailPage } from './audit-trail.page.tsx'

const company = aCompany({ id: 'c1', currency: 'TND', timeZone: 'Africa/Tunis' })
const place = { locales, session: aSession({ company }), path: '/:companyId/auditTrail', route: '/c1/auditTrail' }
const TRAIL = '/:companyId/audit-trail/paginated'
const PEOPLE = '/:companyId/audit-trail/people'
const WORDS = '/:companyId/audit-trail/words'

/** As the API returns them. */
const words = (language: Language): AuditWords => ({
  entities: {
    company: wordOf(language, 'entity.company') ?? '',
    brand: wordOf(language, 'entity.brand') ?? '',
    cashSession: wordOf(language, 'entity.cashSession') ?? '',
  },
  actions: {
    'company.enteredBySupport': wordOf(language, 'action.company.enteredBySupport') ?? '',
    'cashSession.opened': wordOf(language, 'action.cashSession.opened') ?? '',
  },
})

const renamed = anAuditEntry()
const entered = anAuditEntry({
  action: 'company.enteredBySupport',
  entity: 'company',
  subject: null,
  by: 'Sami Ben Salah',
  isBySupport: true,
  reason: 'Asked for by their owner',
  changes: [],
})
const opened = anAuditEntry({
  action: 'cashSession.opened',
  entity: 'cashSession',
  subject: null,
  changes: [
    { field: 'openingFloatMinor', before: null, after: '100000' },
    { field: 'openedAt', before: null, after: '2026-11-21T07:30:00.000Z' },
    { field: 'isActive', before: null, after: 'true' },
    { field: 'ofAnotherTime', before: null, after: '[1,2]' },
  ],
})

function aTrail(entries: AuditEntryRow[] = [renamed, entered], language: Language = 'en') {
  return fakeApi()
    .on<PaginatedOf<AuditEntryRow>>('get', TRAIL, aPage(entries))
    .on('get', PEOPLE, [{ id: 'u1', name: 'Amira Gharbi' }])
    .on<AuditWords>('get', WORDS, words(language))
}

describe('the audit trail of a company', () => {
  test('shows when, who and what, newest first; support is marked', async () => {
    const api = aTrail()
    const { container } = await renderPage(<AuditTrailPage />, place)
    const row = within(await screen.findByRole('row', { name: /Sami Ben Salah/ }))
    for (const text of ['Support entered the company', 'Support', 'Company']) expect(row.getByText(text)).toBeTruthy()
    const own = within(screen.getByRole('row', { name: /Amira Gharbi/ }))
    for (const text of ['Changed', 'Délice']) expect(own.getByText(text)).toBeTruthy()
    expect(own.queryByText('Support')).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    expect(Object.fromEntries(api.callsTo('get', TRAIL)[0]?.searchParams ?? [])).toMatchObject({
      'order[field]': 'recordedAt',
      'order[direction]': 'desc',
    })
    await checkAccessibility(container)
  })

  test('shows what changed, before and after', async () => {
    aTrail()
    const { user } = await renderPage(<AuditTrailPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Changed' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed' }))
    const row = within(dialog.getByRole('row', { name: /Delice/ }))
    for (const text of ['Name', 'Delice', 'Délice']) expect(row.getByText(text)).toBeTruthy()
    expect(dialog.getByText('req-7f3a')).toBeTruthy()
    await user.click(dialog.getAllByRole('button', { name: 'Close' })[0] as HTMLElement)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('shows why support came, before everything else', async () => {
    aTrail()
    const { user, baseElement } = await renderPage(<AuditTrailPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Support entered the company' }))
    const reason = within(await screen.findByRole('dialog')).getByRole('status')
    expect(within(reason).getByText('Asked for by their owner')).toBeTruthy()
    expect(within(screen.getByRole('dialog')).queryByRole('table')).toBeNull()
    await checkAccessibility(baseElement as HTMLElement)
  })

  test('writes amounts, moments and yes or no as people do, and a field of another release by its code', async () => {
    aTrail([opened])
    const { user } = await renderPage(<AuditTrailPage />, place)
    await user.click(await screen.findByRole('button', { name: 'Session opened' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('columnheader', { name: 'Before' })).toBeNull()
    expect(dialog.getByRole('row', { name: /Opening float.*100\.000/ })).toBeTruthy()
    expect(dialog.getByRole('row', { name: /Opened at.*08:30/ })).toBeTruthy()
    expect(dialog.getByRole('row', { name: /Active Yes/ })).toBeTruthy()
    expect(dialog.getByRole('row', { name: /ofAnotherTime \[1,2\]/ })).toBeTruthy()
  })

  test('shows an action and a kind of another release by their codes', async () => {
    aTrail([anAuditEntry({ action: 'loyalty.granted', entity: 'loyalty', subject: null, by: null })])
    await renderPage(<AuditTrailPage />, place)
    const row = within(await screen.findByRole('row', { name: /loyalty\.granted/ }))
    expect(row.getByText('loyalty')).toBeTruthy()
  })

  test('is narrowed by kind and by person, told by chips', async () => {
    const api = aTrail()
    const { user } = await renderPage(<AuditTrailPage />, place)
    await screen.findByRole('row', { name: /Sami/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'About' }), 'Cash session')
    await waitFor(() =>
      expect(api.callsTo('get', TRAIL).at(-1)?.searchParams.get('filter[entity]')).toBe('cashSession'),
    )
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Who' }), 'Amira Gharbi')
    await waitFor(() => expect(api.callsTo('get', TRAIL).at(-1)?.searchParams.get('filter[user]')).toBe('u1'))
    await user.click(await screen.findByRole('button', { name: 'Remove filter Who' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove filter Who' })).toBeNull())
    expect(screen.getByRole('button', { name: 'Remove filter About' })).toBeTruthy()
  })

  test('an empty list says what it will show; a failure can be retried', async () => {
    const api = aTrail([])
    const { unmount } = await renderPage(<AuditTrailPage />, place)
    expect(await screen.findByText('Nothing recorded yet')).toBeTruthy()
    unmount()
    api.on('get', TRAIL, refusal('server.unavailable'))
    const { user } = await renderPage(<AuditTrailPage />, place)
    const retry = await screen.findByRole('button', { name: 'Try again' })
    api.on('get', TRAIL, aPage([renamed]))
    await user.click(retry)
    expect(await screen.findByText('Changed')).toBeTruthy()
  })

  test('reads in French and in Arabic', async () => {
    const api = aTrail(undefined, 'fr')
    const { unmount } = await renderPage(<AuditTrailPage />, { ...place, language: 'fr' })
    expect(screen.getByRole('heading', { level: 1, name: 'Journal d’audit' })).toBeTruthy()
    expect(await screen.findByText('Entrée de l’assistance dans la société')).toBeTruthy()
    unmount()
    api.on<AuditWords>('get', WORDS, words('ar'))
    const { container } = await renderPage(<AuditTrailPage />, { ...place, language: 'ar' })
    expect(await screen.findByText('دخول الدعم إلى الشركة')).toBeTruthy()
    await checkAccessibility(container)
  })
})

describe.each(LANGUAGES)('in %s', (language) => {
  const at = (...keys: string[]): unknown =>
    keys.reduce<unknown>(
      (phrases, key) => (phrases as Record<string, unknown> | undefined)?.[key],
      locales['company']?.[language],
    )

  test.each(AUDIT_VERBS)('%s has a phrase', (verb) =>
    expect(at('auditTrail', 'verb', verb)).toEqual(expect.any(String)),
  )
})
