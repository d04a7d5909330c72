import { expect, test } from '@jest/globals'
import type { CompanyProfile } from '@comptoir/contracts/company/company-profile'
import type { TicketPointOfSale } from '@comptoir/platform'
import { aCompany, aSession, checkAccessibility, fakeApi, refusal, renderPage } from '@comptoir/testing'
import { screen } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { TicketPreview } from './ticket-preview.tsx'

const SHOP: TicketPointOfSale = {
  code: 'SF',
  name: 'Sfax Centre',
  address: '3, rue du Bey',
  postalCode: '3000',
  city: 'Sfax',
  phone: null,
  timeZone: null,
  client: null,
  ticketHeader: ' Ouvert 7j/7\nمفتوح كل يوم ',
  ticketFooter: 'Échange sous 8 jours',
}
const company = aCompany({ id: 'c1', name: 'Ben Salah & Fils' })
const place = { locales, session: aSession({ company }), path: '*', route: '/' }
const profile = { taxId: '1234567R/A/M/000', phone: '+216 71 748 320', isVatSubject: true }

const paper = () => (screen.getByRole('document').textContent ?? '').replaceAll(/[\u00A0\u202F]/g, ' ')

test('the preview is the ticket itself, with what is typed at its places', async () => {
  fakeApi().on<Partial<CompanyProfile>>('get', '/company/:id', profile)
  const { container } = await renderPage(<TicketPreview pointOfSale={SHOP} />, { ...place, language: 'fr' })
  expect(await screen.findByText('1234567R/A/M/000')).toBeTruthy()
  expect(paper()).toContain('3, rue du Bey, 3000 Sfax')
  expect(paper()).toContain('Tél. +216 71 748 320')
  expect(paper()).toContain('TIC-SF1-000001')
  expect(paper()).toContain('Client passager')
  expect(paper()).toContain('TOTAL TTC42,000 DT')
  const [header, footer] = ['Ouvert 7j/7\nمفتوح كل يوم', 'Échange sous 8 jours'].map((text) => paper().indexOf(text))
  expect(header).toBeGreaterThan(paper().indexOf('Ben Salah'))
  expect(header).toBeLessThan(paper().indexOf('TIC-SF1'))
  expect(footer).toBeGreaterThan(paper().indexOf('Merci et à bientôt'))
  await checkAccessibility(container)
})

test('with prices before tax, where the point of sale shows them and there is VAT', async () => {
  fakeApi().on<Partial<CompanyProfile>>('get', '/company/:id', profile)
  const both = <TicketPreview pointOfSale={{ ...SHOP, showsExclTax: true }} />
  await renderPage(both, {
    ...place,
    session: aSession({ company: { ...company, isVatSubject: true } }),
    language: 'fr',
  })
  expect(paper()).toContain('2 × 2,500HT دون الأداء4,202')
  expect(paper()).toContain('2 × 18,500HT دون الأداء31,092')
})

test('without the company’s own data, and without texts, the rest is there', async () => {
  fakeApi().on('get', '/company/:id', refusal('server.unavailable'))
  const bare = { ...SHOP, ticketHeader: '  ', ticketFooter: null, client: 'Hôtel Sidi', timeZone: 'Pacific/Auckland' }
  await renderPage(<TicketPreview pointOfSale={bare} />, { ...place, language: 'en' })
  expect(paper()).toContain('Hôtel Sidi')
  expect(paper()).not.toContain('Échange')
  const shown = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Pacific/Auckland',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  })
  expect(paper()).toContain(shown.format(new Date()))
})
