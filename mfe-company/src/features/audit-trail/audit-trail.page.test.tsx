import { describe, expect, test } from '@jest/globals'
import type { Language } from '@comptoir/i18n'
import { wordOf } from '@comptoir/i18n/words'
import type { AuditWords } from '@comptoir/contracts/company/audit-trail'
import { AUDIT_VERBS } from '@comptoir/contracts/audit'
import type { AuditChange, AuditEntryRow } from '@comptoir/contracts/company/audit-trail'
import type { IntegrityState } from '@comptoir/contracts/reports/integrity-runs'
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
const ONE = '/:companyId/audit-trail/e9'
const CHECKED = '/:companyId/integrity-runs/last'

/** As the API returns them. */
const words = (language: Language): AuditWords => {
  const told = (kind: string, ...keys: string[]) =>
    Object.fromEntries(keys.map((key) => [key, wordOf(language, `${kind}.${key}`) ?? '']))
  return {
    entities: told('entity', 'company', 'brand', 'cashSession', 'product'),
    verbs: told('verb', ...AUDIT_VERBS),
    permissions: {},
    pages: {},
    actions: told('action', 'company.enteredBySupport', 'cashSession.opened', 'cashSession.closed'),
    fields: told(
      'field',
      'brand.name',
      'cashSession.openedAt',
      'cashSession.tenders.countedMinor',
      'company.countryCode',
      'company.defaultCurrencyCode',
      'fiscalClosing.period',
      'product.barcodes',
      'product.isActive',
      'product.onHandMilli',
      'product.packageQuantity',
      'product.priceBasis',
      'product.priceHt',
      'product.vatRate',
    ),
    codes: told('code', 'product.priceBasis.ht', 'product.priceBasis.ttc'),
  }
}

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
const closed = anAuditEntry({
  action: 'cashSession.closed',
  entity: 'cashSession',
  subject: 'La Marsa · Caisse 1',
  changes: [
    { field: 'openedAt', kind: 'instant', before: null, after: '2026-11-21T07:30:00.000Z' },
    { field: 'tenders.countedMinor', kind: 'amount', of: 'Cash', before: null, after: '120500' },
    { field: 'ofAnotherTime', kind: 'unknown', before: null, after: '[1,2]' },
  ],
})
const priced = anAuditEntry({
  action: 'product.updated',
  entity: 'product',
  changes: [
    { field: 'priceHt', kind: 'price', before: '1.85', after: '1.554622' },
    { field: 'vatRate', kind: 'percent', before: '7.5', after: '19' },
    { field: 'onHandMilli', kind: 'quantity', unit: 'kg', before: '-500', after: '2350' },
    { field: 'packageQuantity', kind: 'count', before: null, after: '1200' },
    { field: 'priceBasis', kind: 'code', before: 'ttc', after: 'ht' },
    { field: 'barcodes', kind: 'list', before: ['6194098682152', '6194098682169'], after: [] },
    { field: 'isActive', kind: 'flag', before: 'true', after: 'false' },
  ],
})
/** What each of these fields holds, before and after, by languages. */
const TOLD = {
  en: [
    ['Price excl. tax', '1.850 TND', '1.554622 TND'],
    ['VAT rate', '7.5%', '19%'],
    ['Stock', '−0.5 kg', '2.35 kg'],
    ['Package quantity', '–', '1,200'],
    ['Price entered', 'Including tax', 'Excluding tax'],
    ['Barcodes', '6194098682152 and 6194098682169', 'None'],
    ['Active', 'Yes', 'No'],
  ],
  fr: [
    ['Prix HT', '1,850 DT', '1,554622 DT'],
    ['Taux de TVA', '7,5 %', '19 %'],
    ['Stock', '−0,5 kg', '2,35 kg'],
    ['Colisage', '–', '1 200'],
    ['Prix saisi', 'Toutes taxes comprises', 'Hors taxes'],
    ['Codes-barres', '6194098682152 et 6194098682169', 'Aucun'],
    ['Actif', 'Oui', 'Non'],
  ],
  ar: [
    ['السعر دون أداء', '1,850 د.ت', '1,554622 د.ت'],
    ['نسبة الأداء', '7,5 %', '19 %'],
    ['المخزون', '−0,5 kg', '2,35 kg'],
    ['الكمية في الطرد', '–', '1 200'],
    ['السعر المدخل', 'مع احتساب الأداء', 'دون أداء'],
    ['الرموز الشريطية', '6194098682152 و6194098682169', 'لا شيء'],
    ['نشط', 'نعم', 'لا'],
  ],
} as const
const plain = (text: string | null) => (text ?? '').replaceAll(/[\u2066-\u2069]/g, '').replaceAll(/\s/g, ' ')

function aTrail(entries: AuditEntryRow[] = [renamed, entered], language: Language = 'en') {
  return fakeApi()
    .on<PaginatedOf<AuditEntryRow>>('get', TRAIL, aPage(entries))
    .on('get', PEOPLE, [{ id: 'u1', name: 'Amira Gharbi' }])
    .on<AuditWords>('get', WORDS, words(language))
    .on<IntegrityState>('get', CHECKED, aCheck(0))
}

/** A check of the books that found so many entries of the trail. */
function aCheck(count: number): IntegrityState {
  const results = [{ check: 'auditTrail' as const, count, subjects: [] }]
  const startedAt = '2026-11-21T01:10:00.000Z'
  const run = { id: 'run-1', startedAt, milliseconds: 900, documents: 12, isSound: count === 0, results }
  return { run, isRunning: false }
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
    const toldApart = row.getAllByRole('cell').map((cell) => cell.getAttribute('data-phone'))
    expect(toldApart).toEqual([null, 'told', 'told'])
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

  test('writes amounts, moments and rows of lists as people do, and a field of another release by its code', async () => {
    aTrail([closed])
    const { user } = await renderPage(<AuditTrailPage />, place)
    expect(await screen.findByText('La Marsa · Caisse 1')).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Session closed' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.queryByRole('columnheader', { name: 'Before' })).toBeNull()
    const opened = dialog.getByRole('row', { name: /Opened at.*08:30/ })
    // What was made came after nothing: a phone does not say so of each field.
    expect(within(opened).getAllByRole('cell')[1]?.getAttribute('data-phone')).toBe('line')
    expect(dialog.getByRole('row', { name: /Cash · Counted.*120\.500/ })).toBeTruthy()
    expect(dialog.getByRole('row', { name: /ofAnotherTime \[1,2\]/ })).toBeTruthy()
  })

  test.each(LANGUAGES)('in %s writes figures, codes and lists as its readers do', async (language) => {
    aTrail([priced], language)
    const { user } = await renderPage(<AuditTrailPage />, { ...place, language })
    await user.click(await screen.findByRole('button', { name: wordOf(language, 'verb.updated') ?? '' }))
    const rows = within(await screen.findByRole('dialog'))
      .getAllByRole('row')
      .slice(1)
    expect(rows.map((row) => [...row.children].map((cell) => plain(cell.textContent)))).toEqual(TOLD[language])
  })

  test('names countries, currencies and periods', async () => {
    const changes: AuditChange[] = [
      { field: 'countryCode', kind: 'country', before: null, after: 'TN' },
      { field: 'defaultCurrencyCode', kind: 'currency', before: null, after: 'TND' },
      { field: 'period', kind: 'period', before: null, after: '2026-11' },
      { field: 'zNumber', kind: 'ordinal', before: null, after: '1234' },
    ]
    aTrail([anAuditEntry({ action: 'company.created', entity: 'company', changes })], 'fr')
    const { user } = await renderPage(<AuditTrailPage />, { ...place, language: 'fr' })
    await user.click(await screen.findByRole('button', { name: 'Création' }))
    const text = (await screen.findByRole('dialog')).textContent
    for (const said of ['Tunisie', 'dinar tunisien', '11/2026', '1234']) expect(text).toContain(said)
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

  test('is narrowed by days of the company, by presets or one by one, and by what was done', async () => {
    const api = aTrail()
    const { user, router } = await renderPage(<AuditTrailPage />, place)
    await screen.findByRole('row', { name: /Sami/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Last 7 days')
    await waitFor(() => expect(api.callsTo('get', TRAIL).at(-1)?.searchParams.get('filter[to]')).not.toBeNull())
    const asked = api.callsTo('get', TRAIL).at(-1)?.searchParams
    const [from, to] = ['from', 'to'].map((name) => Date.parse(asked?.get(`filter[${name}]`) ?? ''))
    expect(Number(to) - Number(from)).toBe(6 * 86_400_000)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Deleted')
    await waitFor(() => expect(api.callsTo('get', TRAIL).at(-1)?.searchParams.get('filter[action]')).toBe('removed'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), 'Any day')
    await waitFor(() => expect(router.state.location.search).toBe('?action=removed'))
  })

  test('leads to what an entry is about, where it is still there and may be read', async () => {
    const pages = { brand: { path: 'brands', permission: 'brands.read', view: 'list', isOfCompany: false } } as const
    const told = { ...words('en'), pages }
    const gone = anAuditEntry({ action: 'brand.removed', subject: 'Sicam', isThere: false })
    const api = aTrail([renamed, gone]).on<AuditWords>('get', WORDS, told)
    const { unmount } = await renderPage(<AuditTrailPage />, place)
    const link = await screen.findByRole('link', { name: 'Délice' })
    expect(link.getAttribute('href')).toMatch(/^\/c1\/[^/]+\/brands\?q=D%C3%A9lice$/)
    expect(screen.getByText('Sicam').closest('a')).toBeNull()
    unmount()
    api.on<AuditWords>('get', WORDS, { ...told, pages: { brand: { ...pages.brand, permission: 'nobody.may' } } })
    await renderPage(<AuditTrailPage />, place)
    expect((await screen.findByText('Délice')).closest('a')).toBeNull()
  })

  test('narrowed to one record, is called by its name; an entry of another page is fetched for its address', async () => {
    const entry = { ...renamed, entityId: 'b1' }
    const api = aTrail([entry]).on('get', ONE, anAuditEntry({ id: 'e9', subject: 'Vitalait' }))
    const route = '/c1/auditTrail?entity=brand&record=b1&row=e9'
    const { user, router } = await renderPage(<AuditTrailPage />, { ...place, route })
    const sheet = within(await screen.findByRole('dialog', { name: 'Changed' }))
    expect((await sheet.findAllByText('Vitalait')).length).toBeGreaterThan(0)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(api.callsTo('get', TRAIL)[0]?.searchParams.get('filter[record]')).toBe('b1')
    const chip = await screen.findByRole('button', { name: 'Remove filter Record' })
    await user.click(chip)
    await waitFor(() => expect(router.state.location.search).toBe('?entity=brand'))
  })

  test.each([
    [0, /^Checked on 21\/11\/2026.*every entry is as it was sealed/],
    [2, /^Checked on 21\/11\/2026.*2 entries are not as they were sealed/],
  ])('says when it was checked, and that %d entries differ', async (count, sentence) => {
    aTrail().on<IntegrityState>('get', CHECKED, aCheck(count))
    const { container } = await renderPage(<AuditTrailPage />, place)
    expect(await screen.findByText(sentence)).toBeTruthy()
    await checkAccessibility(container)
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
    expect(await screen.findByRole('button', { name: 'Changed' })).toBeTruthy()
  })

  test('reads in French and in Arabic', async () => {
    const api = aTrail(undefined, 'fr')
    const { unmount } = await renderPage(<AuditTrailPage />, { ...place, language: 'fr' })
    expect(screen.getByRole('heading', { level: 1, name: 'Journal d’audit' })).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Entrée de l’assistance dans la société' })).toBeTruthy()
    unmount()
    api.on<AuditWords>('get', WORDS, words('ar'))
    const { container } = await renderPage(<AuditTrailPage />, { ...place, language: 'ar' })
    expect(await screen.findByRole('button', { name: 'دخول الدعم إلى الشركة' })).toBeTruthy()
    await checkAccessibility(container)
  })
})
