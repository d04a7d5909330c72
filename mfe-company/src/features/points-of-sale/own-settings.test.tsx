import { beforeEach, describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import { ExtensionHost, newId, type ExtensionSlotProps } from '@comptoir/platform'
import { aCompany, aSession, checkAccessibility, fakeApi, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPointOfSale } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { PointOfSalePage } from './point-of-sale.page.tsx'
import { timeZones } from './time-zones.ts'

const ONE = '/:companyId/points-of-sale/:id'
const CLIENTS = '/:companyId/clients/paginated'
const company = aCompany({ id: 'c1', timeZone: 'Africa/Tunis' })
const session = aSession({ company })
const me = { user: session.user, company: session.company, pointsOfSale: session.pointsOfSale }
const laMarsa = aPointOfSale({ ticketFooter: 'Merci' })
const opening = { locales, session, path: '/:companyId/pointsOfSale/:id', route: `/c1/pointsOfSale/${laMarsa.id}` }

const HOTEL = newId()
const IDS: Readonly<Record<string, string>> = { 'Hôtel Sidi': HOTEL, 'Café Lac': newId() }

function aClient(name: string, given: Partial<Client> = {}): Partial<Client> {
  return { id: IDS[name] ?? newId(), name, code: name.slice(0, 2).toUpperCase(), isDefault: false, ...given }
}

/** Clients as the list answers: those whose name holds what is searched for. */
function shopWith(names: readonly string[], total = names.length) {
  return fakeApi()
    .on<PointOfSale>('get', ONE, laMarsa)
    .on('get', '/:companyId/points-of-sale/:pointOfSaleId/registers', [])
    .on('get', '/users/me', me)
    .on('get', CLIENTS, ({ searchParams }) => {
      const text = (searchParams.get('search[text]') ?? '').toLowerCase()
      const found = names.filter((name) => name.toLowerCase().includes(text)).map((name) => aClient(name))
      return {
        data: [aClient('Client passager', { isDefault: true }), ...found],
        meta: { total: text === '' ? total : found.length, page: 1, limit: 20 },
      }
    })
}

function draw(language: 'en' | 'ar' = 'en') {
  return renderPage(
    <ExtensionHost
      value={(point, given) => (
        <output aria-label={point}>{JSON.stringify('pointOfSale' in given ? given.pointOfSale : {})}</output>
      )}
    >
      <PointOfSalePage />
    </ExtensionHost>,
    { ...opening, language },
  )
}

type Drawn = Extract<ExtensionSlotProps, { point: 'pointOfSale.ticket' }>['pointOfSale']
const previewed = (): Partial<Drawn> =>
  JSON.parse(screen.getByLabelText('pointOfSale.ticket').textContent ?? '{}') as Partial<Drawn>

beforeEach(() => {
  shopWith(['Hôtel Sidi'])
})

describe('what a point of sale has of its own', () => {
  test('is sent with the rest, and the preview follows what is typed', async () => {
    const api = shopWith(['Hôtel Sidi']).on<PointOfSale>('put', ONE, laMarsa)
    const { user, container } = await draw()
    await user.type(await screen.findByLabelText('Header'), 'Open all week')
    await waitFor(() => expect(previewed().ticketHeader).toBe('Open all week'))
    expect(previewed()).toMatchObject({ code: 'LM', ticketFooter: 'Merci', client: null })
    await user.clear(screen.getByLabelText('Footer'))
    await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/Paris')
    await user.selectOptions(
      screen.getByLabelText('Default client'),
      await screen.findByText(/Hôtel Sidi/, { selector: 'option' }),
    )
    expect(previewed().client).toBe('Hôtel Sidi')
    expect(screen.queryByRole('searchbox')).toBeNull()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({
      timeZone: 'Europe/Paris',
      defaultClientId: HOTEL,
      ticketHeader: 'Open all week',
      ticketFooter: null,
    })
  })

  test('its client is searched for where there are many, and Enter does not save the form', async () => {
    const api = shopWith(['Hôtel Sidi', 'Café Lac'], 300)
    const { user } = await draw()
    const search = await screen.findByRole('searchbox', { name: /Find a client/ })
    await user.type(search, 'lac{Enter}')
    await waitFor(() =>
      expect(api.callsTo('get', CLIENTS).some(({ searchParams }) => searchParams.get('search[text]') === 'lac')).toBe(
        true,
      ),
    )
    expect(within(screen.getByLabelText('Default client')).getByText(/Café Lac/)).toBeTruthy()
    expect(api.callsTo('put', ONE)).toHaveLength(0)
  })

  test('is told with where it comes from', async () => {
    const own = aPointOfSale({ ...laMarsa, timeZone: 'Europe/Paris' })
    fakeApi().on<PointOfSale>('get', ONE, own).on('get', '/:companyId/points-of-sale/:pointOfSaleId/registers', [])
    await renderPage(<PointOfSalePage />, { ...opening, session: aSession({ company, role: 'cashier' }) })
    await screen.findByRole('heading', { name: 'Settings in effect' })
    const fact = (label: string) => screen.getByText(label).parentElement?.textContent
    expect(fact('Time zone')).toBe('Time zoneEurope/ParisPoint of sale')
    expect(fact('Default client')).toBe('Default clientWalk-in clientCompany')
    expect(fact('Subject to VAT')).toBe('Subject to VATYesCompany')
  })

  test('reads in Arabic', async () => {
    const { container } = await draw('ar')
    expect(await screen.findByRole('textbox', { name: 'رأس التذكرة' })).toBeTruthy()
    await checkAccessibility(container)
  })
})

test('the zones are those of the database, with ours among them, each once', () => {
  const zones = timeZones('Africa/Tunis', null, 'Etc/Unheard')
  expect(zones).toContain('Etc/Unheard')
  expect(zones.filter((zone) => zone === 'Africa/Tunis')).toHaveLength(1)
  expect(zones.length).toBeGreaterThan(300)
})
