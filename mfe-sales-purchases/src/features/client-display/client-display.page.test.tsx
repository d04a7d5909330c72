import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { newId } from '@comptoir/platform'
import { aCompany, aPointOfSale, aSession, aUser, checkAccessibility, renderPage } from '@comptoir/testing'
import { act, screen } from '@testing-library/react'
import { locales } from '../../testing/locales.ts'
import { ClientDisplayPage } from './client-display.page.tsx'
import { type DisplaySender, openSender } from './display-channel.ts'
import type { Shown } from './shown.ts'
import { withChannels } from '../../testing/with-channels.ts'

const before = globalThis.BroadcastChannel
beforeAll(withChannels)
afterAll(() => void Object.assign(globalThis, { BroadcastChannel: before }))

const companyId = newId()
const laMarsa = aPointOfSale({ id: 'p1' })

async function aDisplay(language: 'en' | 'fr' | 'ar' = 'fr') {
  const registerId = newId()
  const drawn = await renderPage(<ClientDisplayPage />, {
    locales,
    language,
    session: aSession({
      user: aUser({ id: 'u1', role: 'cashier' }),
      company: aCompany({ id: companyId, name: 'Épicerie du Port' }),
      pointOfSale: laMarsa,
    }),
    path: '/:companyId/:pointOfSaleId/clientDisplay',
    route: `/${companyId}/p1/clientDisplay?register=${registerId}`,
  })
  return { ...drawn, sender: openSender(companyId, registerId) }
}

const show = (sender: DisplaySender, shown: Shown): Promise<void> => act(async () => sender.show(shown))

const TICKET: Shown = {
  kind: 'ticket',
  lines: [
    {
      ...{ id: 'a', name: 'Harissa', quantityMilli: 2000, unitPriceMicro: 3_450_000, unit: null },
      ...{ discountMinor: 690, netMinor: 6210 },
    },
    {
      ...{ id: 'b', name: 'كسكسي', quantityMilli: 485, unitPriceMicro: 2_000_000, unit: 'kg' },
      ...{ discountMinor: 0, netMinor: 970 },
    },
  ],
  currentId: 'b',
  currency: 'TND',
  savedMinor: 690,
  totalMinor: 7180,
  paidMinor: 0,
  dueMinor: 7180,
  receivedMinor: null,
  changeMinor: 0,
}

describe('the screen of the client', () => {
  test('is paused until a counter answers, and whenever that is closed', async () => {
    const { sender } = await aDisplay()
    expect(screen.getByText('Cette caisse est en pause')).toBeTruthy()
    await show(sender, { kind: 'welcome' })
    expect(await screen.findByText('Bienvenue')).toBeTruthy()
    expect(screen.getByText('Épicerie du Port')).toBeTruthy()
    await act(async () => sender.close())
    expect(await screen.findByText('Cette caisse est en pause')).toBeTruthy()
  })

  test('shows the lines with what was taken off, and the total, in both languages of the ticket', async () => {
    const { sender, container } = await aDisplay()
    await show(sender, TICKET)
    expect(await screen.findByText('Harissa')).toBeTruthy()
    expect(screen.getByText('كسكسي').tagName).toBe('BDI')
    const sums = screen.getByRole('status')
    expect(sums.textContent).toMatch(/Total.*المجموع.*7,180/)
    expect(sums.textContent).toMatch(/Vous économisez.*0,690/)
    expect(screen.getByText('المجموع').getAttribute('dir')).toBe('rtl')
    await checkAccessibility(container)
  })

  test('then what is left, what was handed over, and what goes back', async () => {
    const { sender } = await aDisplay('en')
    await show(sender, { ...TICKET, paidMinor: 2000, dueMinor: 5180, receivedMinor: 10_000, changeMinor: 4820 })
    const sums = await screen.findByRole('status')
    await screen.findByText('Left to pay')
    for (const text of [/Paid.*2\.000/, /Left to pay.*5\.180/, /Received.*10\.000/, /Your change.*4\.820/])
      expect(sums.textContent).toMatch(text)
  })

  test('at last thanks, with the change and the number of the ticket, in Arabic from the right', async () => {
    const { sender, container } = await aDisplay('ar')
    await show(sender, {
      ...{ kind: 'sold', number: 'TIC-LM2-004218', currency: 'TND' },
      ...{ savedMinor: 0, totalMinor: 7180, receivedMinor: 10_000, changeMinor: 2820 },
    })
    expect(await screen.findByText('شكرا وإلى اللقاء')).toBeTruthy()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('شكرا وإلى اللقاءMerci et à bientôt')
    expect(screen.getByText('TIC-LM2-004218')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toContain('2,820')
    await checkAccessibility(container)
  })

  test('that is opened late, or again, asks for what there is', async () => {
    const registerId = newId()
    const sender = openSender(companyId, registerId)
    sender.show(TICKET)
    await renderPage(<ClientDisplayPage />, {
      locales,
      session: aSession({ company: aCompany({ id: companyId }), pointOfSale: laMarsa }),
      path: '/:companyId/:pointOfSaleId/clientDisplay',
      route: `/${companyId}/p1/clientDisplay?register=${registerId}`,
    })
    expect(await screen.findByText('Harissa')).toBeTruthy()
  })
})
