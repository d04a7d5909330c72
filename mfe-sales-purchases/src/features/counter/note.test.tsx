import { beforeEach, describe, expect, test } from '@jest/globals'
import { checkAccessibility, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const AMEL = { id: '018f0000-0000-7000-8000-0000000e1001', name: 'Amel Gharbi' }
const SLIM = { id: '018f0000-0000-7000-8000-0000000e1002', name: 'Slim Ayari' }

const LIST = '/:companyId/counter-representatives'
const lost = () => Promise.reject(new TypeError('fetch failed'))
/** As fast as somebody types, and no scanner. */
const atLeisure = () => userEvent.setup({ delay: 60 })

const tile = (name: RegExp) => screen.findByRole('button', { name })
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Note and representative' }))
const entry = () => screen.findByRole('button', { name: 'Note and representative' })
const cart = () => screen.findByRole('region', { name: 'Cart' })
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

async function atTheCounter(options: Parameters<typeof aShop>[0] = {}) {
  const shop = aShop(options)
  shop.api.on('get', LIST, [AMEL, SLIM])
  return { ...shop, ...(await renderPage(<CounterPage />, shop.page)), user: atLeisure() }
}

beforeEach(() => localStorage.clear())

describe('what is noted on a ticket', () => {
  test('is said by a key, shown, printed and sent with it, with who brought the sale; the next ticket has neither', async () => {
    const { api, user, container } = await atTheCounter()
    await user.click(await tile(/^Thé vert/))
    await entry()
    await user.keyboard('{Control>}{F1}{/Control}')
    const asked = await dialog()
    const field = await asked.findByLabelText(/^Note on the ticket/)
    await waitFor(() => expect(document.activeElement).toBe(field))
    const choice = await asked.findByLabelText(/^Representative/)
    await checkAccessibility(screen.getByRole('dialog'))
    await user.selectOptions(choice, 'Slim Ayari')
    await user.type(field, 'Livrer avant midi{Enter}')
    await isClosed()
    expect((await cart()).textContent).toContain('Brought by Slim AyariLivrer avant midi')
    await checkAccessibility(container)
    await user.keyboard('{F10}')
    await screen.findByText('Sale recorded')
    const paper = await screen.findByRole('document', { name: /^Ticket/ })
    expect(paper.textContent).toContain('Slim Ayari')
    expect(paper.textContent).toContain('Livrer avant midi')
    await user.click(await tile(/^Thé vert/))
    expect((await cart()).textContent).not.toContain('Livrer')
    await user.keyboard('{F10}')
    const [first, second] = await ticketsSent(api, 2)
    expect(first).toMatchObject({ note: 'Livrer avant midi', representative: SLIM })
    expect(second).not.toHaveProperty('note')
    expect(second).not.toHaveProperty('representative')
  })

  test('offers who was named last first, and can be taken off again', async () => {
    const { user } = await atTheCounter()
    await user.click(await tile(/^Thé vert/))
    await user.click(await entry())
    await user.selectOptions(await (await dialog()).findByLabelText(/^Representative/), 'Slim Ayari')
    await user.click((await dialog()).getByRole('button', { name: 'Put on the ticket' }))
    await isClosed()
    await user.click(await entry())
    const choice = await (await dialog()).findByLabelText<HTMLSelectElement>(/^Representative/)
    expect([...choice.options].map(({ text }) => text)).toEqual(['Nobody', 'Slim Ayari', 'Amel Gharbi'])
    expect(choice.selectedOptions[0]?.text).toBe('Slim Ayari')
    await user.selectOptions(choice, 'Nobody')
    await user.click((await dialog()).getByRole('button', { name: 'Put on the ticket' }))
    await isClosed()
    expect((await cart()).textContent).not.toContain('Slim')
  })

  test('goes with a ticket that is held, and comes back with it', async () => {
    const { user } = await atTheCounter()
    await user.click(await tile(/^Thé vert/))
    await user.click(await entry())
    await user.type(await (await dialog()).findByLabelText(/^Note on the ticket/), 'Sans sac{Enter}')
    await isClosed()
    await user.keyboard('{F12}')
    const held = within(await screen.findByRole('dialog', { name: 'Held tickets' }))
    await user.click(await held.findByRole('button', { name: 'Hold the ticket' }))
    await isClosed()
    await waitFor(async () => expect((await cart()).textContent).not.toContain('Sans sac'))
    await user.keyboard('{F12}')
    await user.click(await screen.findByRole('button', { name: /^Resume/ }))
    await waitFor(async () => expect((await cart()).textContent).toContain('Sans sac'))
  })

  test('names those of whom the device was told last while the server is away', async () => {
    const { api, page } = aShop()
    api.on('get', LIST, lost)
    const { user } = await renderPage(<CounterPage />, page)
    localStorage.setItem(`answer:u1:representatives:${page.session.company?.id}`, JSON.stringify([AMEL]))
    await user.click(await entry())
    const choice = await (await dialog()).findByLabelText<HTMLSelectElement>(/^Representative/)
    expect([...choice.options].map(({ text }) => text)).toEqual(['Nobody', 'Amel Gharbi'])
  })

  test('can be written where there is no list of representatives', async () => {
    const { api, page } = aShop()
    api.on('get', LIST, lost)
    await renderPage(<CounterPage />, page)
    const user = atLeisure()
    await user.click(await entry())
    expect(await (await dialog()).findByText(/could not be loaded/)).toBeTruthy()
    await user.type((await dialog()).getByLabelText(/^Note on the ticket/), 'Cadeau{Enter}')
    expect((await cart()).textContent).toContain('Cadeau')
  })
})
