import { describe, expect, test } from '@jest/globals'
import { ATTRIBUTES, type Attribute } from '@comptoir/contracts/inventory/attributes'
import { aProblem, fakeApi, quickListLaws, renderPage, reply } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { anAttribute } from '../../testing/an-attribute.ts'
import { locales } from '../../testing/locales.ts'
import { AttributesPage } from './attributes.page.tsx'
import ar from './phrases/ar.json' with { type: 'json' }
import en from './phrases/en.json' with { type: 'json' }

const row = anAttribute()

quickListLaws({
  declared: ATTRIBUTES,
  page: <AttributesPage />,
  locales,
  phrases: { en, ar },
  row,
  blank: { values: [] },
  kept: { values: row.values },
  isExported: true,
})

describe('values', () => {
  async function editing(attribute = anAttribute()) {
    const api = fakeApi().onList(ATTRIBUTES, [attribute]).on<Attribute>('put', '/:companyId/attributes/:id', attribute)
    const { user } = await renderPage(<AttributesPage />, at('attributes'))
    await user.click(await screen.findByText(attribute.name))
    const dialog = within(await screen.findByRole('dialog'))
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
    const sent = () => api.callsTo('put', '/:companyId/attributes/:id')[0]?.body
    return { api, user, dialog, save, sent, attribute }
  }

  test('are typed one after the other, renamed, moved and taken away', async () => {
    const { user, dialog, save, sent, attribute } = await editing()
    const [s, m] = attribute.values
    await user.type(dialog.getByRole('textbox', { name: 'Values' }), 'XL{Enter}XXL')
    await user.click(dialog.getByRole('button', { name: 'Move M up' }))
    await user.click(dialog.getByRole('button', { name: 'Remove L' }))
    const second = dialog.getByRole('textbox', { name: 'Value 2' })
    await user.clear(second)
    await user.type(second, 'Small')
    await save()
    // What was typed last came along without Enter.
    await waitFor(() =>
      expect(sent()).toEqual({
        name: 'Size',
        isActive: true,
        values: [m, { ...s, name: 'Small' }, { name: 'XL' }, { name: 'XXL' }],
      }),
    )
  })

  test('a refused one is marked, and what was typed stays', async () => {
    const { api, user, dialog, save } = await editing()
    const message = 'It is there twice'
    const problem = {
      ...aProblem('attribute.valueTwice'),
      errors: [{ pointer: '/values/3', keyword: 'attribute.valueTwice', message }],
    }
    api.on('put', '/:companyId/attributes/:id', reply(problem, 422))
    await user.type(dialog.getByRole('textbox', { name: /^Values/ }), 'S{Enter}')
    await save()
    expect(await dialog.findByText(message)).toBeTruthy()
    expect(dialog.getByRole('textbox', { name: 'Value 4' }).getAttribute('aria-invalid')).toBe('true')
  })
})
