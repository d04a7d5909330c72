import { beforeEach, describe, expect, test } from '@jest/globals'
import type { PointOfSale } from '@comptoir/contracts/company/points-of-sale'
import type { Client } from '@comptoir/contracts/people/clients'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { ExtensionHost, newId, type ExtensionSlotProps } from '@comptoir/platform'
import { aCompany, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { aPointOfSale, aRegister } from '../../testing/builders.ts'
import { locales } from '../../testing/locales.ts'
import { PointOfSalePage } from './point-of-sale.page.tsx'
import { timeZones } from './time-zones.ts'

const ONE = '/:companyId/points-of-sale/:id'
const CLIENTS = '/:companyId/clients/paginated'
const METHODS = '/:companyId/client-payment-methods'
const company = aCompany({ id: 'c1', timeZone: 'Africa/Tunis', stockPolicy: 'warn', cashStepMinor: 10 })
const session = aSession({ company })
const me = { user: session.user, company: session.company, pointsOfSale: session.pointsOfSale }
const laMarsa = aPointOfSale({ ticketFooter: 'Merci' })
const opening = { locales, session, path: '/:companyId/pointsOfSale/:id', route: `/c1/pointsOfSale/${laMarsa.id}` }

const CASH = { id: newId(), kind: 'cash', name: 'Espèces' }
const CARD = { id: newId(), kind: 'card', name: 'TPE' }
const CHEQUE = { id: newId(), kind: 'cheque', name: 'Chèque' }

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
    .on('get', '/:companyId/points-of-sale/:pointOfSaleId/locations', [])
    .on('get', '/users/me', me)
    .on<PaymentMethod[]>('get', METHODS, [CASH, CARD, CHEQUE])
    .on('get', CLIENTS, ({ searchParams }) => {
      const text = (searchParams.get('search[text]') ?? '').toLowerCase()
      const found = names.filter((name) => name.toLowerCase().includes(text)).map((name) => aClient(name))
      return {
        data: [aClient('Client passager', { isDefault: true }), ...found],
        meta: { total: text === '' ? total : found.length, page: 1, limit: 20 },
      }
    })
}

function draw(language: 'en' | 'ar' = 'en', over: Partial<typeof company> = {}) {
  return renderPage(
    <ExtensionHost
      value={(point, given) => (
        <output aria-label={point}>{JSON.stringify('pointOfSale' in given ? given.pointOfSale : {})}</output>
      )}
    >
      <PointOfSalePage />
    </ExtensionHost>,
    { ...opening, language, session: { ...session, company: { ...company, ...over } } },
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

  test('says what is done where stock runs out, or leaves it to the company', async () => {
    const api = shopWith([]).on<PointOfSale>('put', ONE, laMarsa)
    const { user } = await draw()
    const policy = await screen.findByLabelText('Where stock runs out')
    expect(within(policy).getByText('The company’s: Warn the cashier')).toHaveProperty('selected', true)
    await user.selectOptions(policy, 'Refuse the sale')
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({ stockPolicy: 'block', paymentMethodIds: [] })
  })

  test('shows prices before tax as well, on its ticket at once, or does as the company', async () => {
    const api = shopWith([]).on<PointOfSale>('put', ONE, laMarsa)
    const { user } = await draw()
    const display = await screen.findByLabelText('Price display')
    expect(within(display).getByText('The company’s: Incl. tax')).toHaveProperty('selected', true)
    expect(previewed().showsExclTax).toBe(false)
    await user.selectOptions(display, 'Incl. and excl. tax')
    expect(previewed().showsExclTax).toBe(true)
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({ priceDisplay: 'both' })
  })

  test('chooses among a few steps to which cash is rounded', async () => {
    shopWith([])
    await draw()
    const step = await screen.findByLabelText('Cash rounding')
    const options = within(step).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
      'The company’s: 0.010 TND',
      'None',
      '0.005 TND',
      '0.010 TND',
      '0.050 TND',
      '0.100 TND',
    ])
  })

  test.each([
    ['50', 50],
    ['0', 0],
    ['', null],
  ] as const)(
    'rounds cash to a step of its own, to none, or as the company does: %j',
    async (chosen, cashStepMinor) => {
      const api = shopWith([]).on<PointOfSale>('put', ONE, laMarsa)
      const { user } = await draw()
      await user.selectOptions(await screen.findByLabelText('Cash rounding'), chosen)
      await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
      await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
      expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({ cashStepMinor })
    },
  )

  test('has its tickets bear stamp duty where it is told to', async () => {
    const api = shopWith([]).on<PointOfSale>('put', ONE, laMarsa)
    const { user, container } = await draw()
    const stamp = await screen.findByRole('checkbox', { name: 'Tickets of this point of sale bear stamp duty' })
    expect(stamp).toHaveProperty('checked', false)
    await user.click(stamp)
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({ bearsStamp: true })
  })

  test('is told where its company counts in another currency', async () => {
    shopWith([])
    await draw('en', { currency: 'EUR' })
    expect(await screen.findByText(/it does not apply to a company that counts in EUR/)).toBeTruthy()
    const stamp = screen.getByRole('checkbox', { name: 'Tickets of this point of sale bear stamp duty' })
    expect(stamp).toHaveProperty('disabled', true)
  })

  test('is paid by the methods that are ticked, and says what the counter cannot do with them', async () => {
    const api = shopWith([]).on<PointOfSale>('put', ONE, laMarsa)
    const { user, container } = await draw()
    const group = within(await screen.findByRole('group', { name: 'Payment methods' }))
    expect(screen.queryByText(/change cannot be given/)).toBeNull()
    await user.click(await group.findByRole('checkbox', { name: 'Chèque' }))
    expect(screen.getByText(/The counter takes none of these/)).toBeTruthy()
    await user.click(group.getByRole('checkbox', { name: 'TPE' }))
    expect(screen.getByText(/change cannot be given/)).toBeTruthy()
    await checkAccessibility(container)
    await user.click(group.getByRole('checkbox', { name: 'Espèces' }))
    expect(screen.queryByText(/change cannot be given/)).toBeNull()
    await user.click(group.getByRole('checkbox', { name: 'Chèque' }))
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    await waitFor(() => expect(api.callsTo('put', ONE)).toHaveLength(1))
    expect(api.callsTo('put', ONE)[0]?.body).toMatchObject({ stockPolicy: null, paymentMethodIds: [CASH.id, CARD.id] })
  })

  test('a method that cannot be chosen any more is said under the field', async () => {
    const errors = [
      { pointer: '/paymentMethodIds', keyword: 'pointOfSale.methodUnknown', message: 'One of them is gone' },
    ]
    shopWith([]).on('put', ONE, refusal('pointOfSale.methodUnknown', { errors }))
    const { user } = await draw()
    await user.click(await screen.findByRole('checkbox', { name: 'TPE' }))
    await user.click(screen.getByRole('button', { name: 'Save point of sale' }))
    expect((await screen.findAllByText('One of them is gone')).length).toBeGreaterThan(0)
  })

  test('is told with where it comes from', async () => {
    const own = aPointOfSale({
      ...laMarsa,
      timeZone: 'Europe/Paris',
      priceDisplay: 'both',
      cashStepMinor: 0,
      paymentMethods: [CASH, CARD].map(({ id, name }) => ({ id, name })),
    })
    fakeApi()
      .on<PointOfSale>('get', ONE, own)
      .on('get', '/:companyId/points-of-sale/:pointOfSaleId/registers', [
        aRegister({ name: 'Caisse 1' }),
        aRegister({ name: 'Caisse 2', priceDisplay: 'inclTax' }),
        aRegister({ name: 'Caisse 3', priceDisplay: 'inclTax', isActive: false }),
        aRegister({ name: 'Tablette', priceDisplay: 'both', numbering: 'register' }),
      ])
      .on('get', '/:companyId/points-of-sale/:pointOfSaleId/locations', [])
    await renderPage(<PointOfSalePage />, { ...opening, session: aSession({ company, role: 'cashier' }) })
    await screen.findByRole('heading', { name: 'Settings in effect' })
    const fact = (label: string) => screen.getByText(label).parentElement?.textContent
    expect(fact('Time zone')).toBe('Time zoneEurope/ParisPoint of sale')
    expect(fact('Default client')).toBe('Default clientWalk-in clientCompany')
    expect(fact('Subject to VAT')).toBe('Subject to VATYesCompany')
    expect(fact('Where stock runs out')).toBe('Where stock runs outWarn the cashierCompany')
    await waitFor(() =>
      expect(fact('Price display')).toBe(
        'Price displayIncl. and excl. taxPoint of saleCaisse 2 · Incl. taxRegisterTablette · Incl. and excl. taxRegister',
      ),
    )
    expect(fact('Cash rounding')).toBe('Cash roundingNonePoint of sale')
    expect(fact('Payment methods')).toBe('Payment methodsEspèces and TPEPoint of sale')
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
