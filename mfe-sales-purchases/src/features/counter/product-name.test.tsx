import { beforeEach, expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { aProduct } from '../../testing/a-product.ts'
import { aShop, ticketsSent } from '../../testing/a-shop.ts'
import { CounterPage } from './counter.page.tsx'

const sugar = aProduct({ designation: 'Sucre fin 1 kg', designationAr: 'سكر رقيق', designationEn: 'Fine sugar' })
const tea = aProduct({ designation: 'Thé vert', code: 'T-1', barcodes: [] })

beforeEach(() => localStorage.clear())

test.each([
  ['ar', 'سكر رقيق'],
  ['en', 'Fine sugar'],
  ['fr', 'Sucre fin 1 kg'],
] as const)(
  'in %s a product has its name in that language, else its own; the ticket bears its own',
  async (language, name) => {
    const { api, page } = aShop({ products: [sugar, tea] })
    await renderPage(<CounterPage />, { ...page, language })
    const user = userEvent.setup({ delay: 60 })
    expect(await screen.findByRole('button', { name: /^Thé vert/ })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: new RegExp(`^${name}`) }))
    const zone = document.querySelector<HTMLElement>('[data-zone=cart]')
    expect(zone && (await within(zone).findByText(name))).toBeTruthy()
    await user.keyboard('{F10}')
    const [sent] = await ticketsSent(api)
    expect(sent?.lines[0]?.designation).toBe('Sucre fin 1 kg')
  },
)
