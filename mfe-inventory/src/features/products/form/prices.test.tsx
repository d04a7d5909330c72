import { beforeEach, describe, expect, test } from '@jest/globals'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import { renderPage, reply, type FakeApi } from '@comptoir/testing'
import { screen, waitFor } from '@testing-library/react'
import { at, someone } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ALL_PRODUCTS, apiOfProductForm, choice, computed, field, save } from '../../../testing/a-product-form.ts'
import { ProductCreatePage } from '../product-create.page.tsx'

const creating = at('products/create')

let api: FakeApi

beforeEach(() => {
  api = apiOfProductForm()
})

describe('a new product', () => {
  test('shows the other price while one is typed, whichever is set', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Price incl\. tax/), '7')
    expect(computed('Price excl. tax, calculated')).toContain('5.882353')
    await user.click(screen.getByRole('radio', { name: 'excl. tax' }))
    expect(field(/^Price excl\. tax/)).toHaveProperty('value', '7.000')
    expect(computed('Price incl. tax, calculated')).toContain('8.330')
    await user.selectOptions(choice(/^VAT rate/), screen.getByRole('option', { name: /^7/ }))
    expect(computed('Price incl. tax, calculated')).toContain('7.490')
    await user.click(screen.getByRole('checkbox', { name: 'Subject to FODEC' }))
    expect(computed('Price incl. tax, calculated')).toBe('Calculated when you save, with your company’s FODEC')
  })

  test('a shelf price that no price excl. tax of three decimals reaches is kept exactly', async () => {
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Price incl\. tax/), '1,5')
    expect(computed('Price excl. tax, calculated')).toContain('1.260504')
  })

  test('has a purchase price, from which the margin follows, and a minimum stock', async () => {
    api.on<Product>('post', ALL_PRODUCTS, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '11,9')
    expect(computed('Margin')).toBe('–')
    await user.type(field(/^Purchase price/), '7,5')
    expect(computed('Margin')).toMatch(/2\.500.*25/)
    await user.type(field(/^Minimum stock/), '12')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(1))
    expect(api.callsTo('post', ALL_PRODUCTS)[0]?.body).toMatchObject({ purchasePrice: 7.5, minimumStockMilli: 12_000 })
  })

  test('says nothing of costs to who may not see them', async () => {
    const manager = someone('manager')
    const permissions = manager.user.permissions.filter((permission) => permission !== 'products.seeCost')
    const session = { ...manager, user: { ...manager.user, permissions } }
    api.on<Product>('post', ALL_PRODUCTS, ({ body }) => reply(aProduct({ code: (body as ProductInput).code }), 201))
    const { user } = await renderPage(<ProductCreatePage />, { ...creating, session })
    await screen.findByRole('option', { name: /19/ })
    expect(screen.queryByRole('textbox', { name: /^Purchase price/ })).toBeNull()
    await user.type(field(/^Designation/), 'Huile d’olive')
    await user.type(field(/^Code/), 'EPI-1')
    await user.type(field(/^Price incl\. tax/), '11,9')
    await user.click(save())
    await waitFor(() => expect(api.callsTo('post', ALL_PRODUCTS)).toHaveLength(1))
    expect(api.callsTo('post', ALL_PRODUCTS)[0]?.body).not.toHaveProperty('purchasePrice')
  })
})
