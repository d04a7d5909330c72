import { describe, expect, test } from '@jest/globals'
import { checkAccessibility, refusal, renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { aCashSession, aRegister } from '../../testing/a-session.ts'
import { aShop } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const OPEN = '/:companyId/cash-sessions'
const float = () => screen.findByRole('textbox', { name: /^Opening float/ })

describe('opening the register', () => {
  test('asks for the register and the float, and leads to the counter', async () => {
    const { api, page, register } = aShop({ isOpen: false })
    const { user, container } = await renderPage(<CounterPage />, page)
    await float()
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(screen.getByText('The opening float is required')).toBeTruthy()
    await user.type(await float(), '100')
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(await screen.findByRole('searchbox')).toBeTruthy()
    expect(api.callsTo('post', OPEN)[0]?.body).toMatchObject({ registerId: register.id, openingFloatMinor: 100_000 })
  })

  test('a register that never sold is proposed an empty drawer, until something is typed', async () => {
    const others = [aRegister({ id: 'r5', name: 'Caisse 5' })]
    const { page } = aShop({ isOpen: false, register: aRegister({ id: 'new', lastNumber: 0 }), others })
    const { user } = await renderPage(<CounterPage />, page)
    expect(await float()).toMatchObject({ value: '0.000' })
    await user.click(screen.getByRole('radio', { name: /^Caisse 5/ }))
    expect(await float()).toMatchObject({ value: '' })
    await user.type(await float(), '80')
    await user.click(screen.getByRole('radio', { name: /^Caisse 2/ }))
    expect(await float()).toMatchObject({ value: '80.000' })
  })

  test('says who holds a register, and offers the free ones', async () => {
    const others = [
      aRegister({ id: 'taken', name: 'Caisse 1', openSessionId: 's9' }),
      aRegister({ id: 'numbering', name: 'Caisse 3', numbering: 'register' }),
    ]
    const { api, page } = aShop({ isOpen: false, others })
    api.on(
      'get',
      '/:companyId/cash-sessions/:id',
      aCashSession({ id: 's9', registerId: 'taken', openedBy: 'Sami Ben Salah', openedById: 'u9' }),
    )
    await renderPage(<CounterPage />, page)
    await float()
    const choice = (name: RegExp) =>
      within(screen.getByRole('group', { name: 'Register' })).getByRole('radio', { name })
    expect(choice(/Caisse 1.*Sami Ben Salah/)).toMatchObject({ disabled: true, checked: false })
    expect(choice(/^Caisse 3$/)).toMatchObject({ disabled: false, checked: false })
    expect(choice(/^Caisse 2$/)).toMatchObject({ disabled: false, checked: true })
  })

  test('a session that this person may not see still makes its register taken', async () => {
    const { api, page } = aShop({ isOpen: false, register: aRegister({ id: 'r9', openSessionId: 's9' }) })
    api.on('get', '/:companyId/cash-sessions/:id', refusal('cashSession.ofAnother', { params: { by: 'Sami' } }))
    await renderPage(<CounterPage />, page)
    expect(await screen.findByText('Someone else has a session open here.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Open' }).hasAttribute('disabled')).toBe(true)
  })

  test('remembers the register of this browser', async () => {
    const others = [aRegister({ id: 'r5', name: 'Caisse 5' })]
    const { page } = aShop({ isOpen: false, others })
    const first = await renderPage(<CounterPage />, page)
    await float()
    await first.user.click(screen.getByRole('radio', { name: /^Caisse 5/ }))
    await first.user.type(await float(), '0')
    await first.user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('searchbox')
    expect(localStorage.getItem('register:p1')).toBe('r5')
  })
})

describe('the float', () => {
  test('is proposed as the last closing left it, and recounted by its pieces', async () => {
    const { api, page } = aShop({ isOpen: false, register: aRegister({ keptFloatMinor: 80_000 }) })
    const { user, container } = await renderPage(<CounterPage />, page)
    expect(await float()).toMatchObject({ value: '80.000' })
    expect(screen.getByText(/^The last closing left 80\.000 TND in this drawer/)).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Count by notes and coins' }))
    const row = (name: string | RegExp) => screen.getByRole('textbox', { name })
    expect(document.activeElement).toBe(row(/^Note 50\.000/))
    await user.keyboard('1{Enter}1{Enter}')
    expect(document.activeElement).toBe(row(/^Note 10\.000/))
    expect(screen.getByText('Short:')).toBeTruthy()
    await user.type(row('Coin 500 millimes'), '1')
    await checkAccessibility(container)
    await user.click(screen.getByRole('button', { name: 'Open' }))
    await screen.findByRole('searchbox')
    expect(api.callsTo('post', OPEN)[0]?.body).toMatchObject({ openingFloatMinor: 70_500 })
  })
})
