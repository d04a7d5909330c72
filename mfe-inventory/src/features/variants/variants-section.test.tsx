import { describe, expect, test } from '@jest/globals'
import { ATTRIBUTES, type Attribute, type AttributeInput } from '@comptoir/contracts/inventory/attributes'
import type { Product } from '@comptoir/contracts/inventory/products'
import { VARIANT_GROUPS, type VariantGroup, type VariantGroupInput } from '@comptoir/contracts/inventory/variants'
import { checkAccessibility, fakeApi, patternOf, renderPage } from '@comptoir/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { at } from '../../testing/a-place.ts'
import { aProduct } from '../../testing/a-product.ts'
import { anAttribute } from '../../testing/an-attribute.ts'
import { aVariantGroup } from '../../testing/a-variant-group.ts'
import { VariantsSection } from './variants-section.tsx'

const size = anAttribute()
const colour = anAttribute({ name: 'Colour', values: ['Red', 'Blue'].map((name) => ({ id: name, name })) })
const PLACE = at('products/edit/:id', 'products/edit/x')

async function theSection(product: Product = aProduct(), group?: VariantGroup, hasUnsavedWork = false) {
  const api = fakeApi().onList(ATTRIBUTES, [colour, size])
  if (group) api.on<VariantGroup>('get', patternOf(VARIANT_GROUPS, ':id'), group)
  const page = await renderPage(<VariantsSection product={product} hasUnsavedWork={hasUnsavedWork} />, PLACE)
  return { ...page, api, product }
}

describe('making variants', () => {
  async function making() {
    const section = await theSection()
    const { user } = section
    await user.click(screen.getByRole('button', { name: 'Create variants' }))
    const shown = await screen.findByRole('dialog', { name: 'Create variants' })
    // The dialog takes the focus a frame later: what is typed before that goes elsewhere.
    await waitFor(() => expect(shown.contains(document.activeElement)).toBe(true))
    const dialog = within(shown)
    const choose = async (name: string) =>
      user.selectOptions(await dialog.findByRole('combobox', { name: 'Attribute' }), name)
    const toggle = async (...names: string[]) => {
      for (const name of names) await user.click(dialog.getByRole('button', { name }))
    }
    return { ...section, dialog, choose, toggle }
  }

  test('every combination but the product’s own is offered, and what is left out is not made', async () => {
    const { api, user, dialog, choose, toggle, product, router } = await making()
    const group = aVariantGroup(size.values)
    api.on<VariantGroup>('post', patternOf(VARIANT_GROUPS), group)
    await choose('Size')
    await toggle('S', 'M')
    await choose('Colour')
    await toggle('Red', 'Blue')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Value of this product for Size' }), 'M')
    await checkAccessibility(document.body)
    const boxes = dialog.getAllByRole('checkbox')
    expect(boxes.map(({ parentElement }) => parentElement?.textContent)).toEqual(['S, Red', 'S, Blue', 'M, Blue'])
    await user.click(dialog.getByRole('checkbox', { name: 'S, Blue' }))
    await user.click(dialog.getByRole('button', { name: 'Create 2 variants' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(`/c1/p1/products/variants/${group.id}`))
    const [call] = api.callsTo('post', patternOf(VARIANT_GROUPS))
    const [s, m] = size.values.map(({ id }) => id)
    const body = call?.body as VariantGroupInput
    expect(body).toMatchObject({ productId: product.id, valueIds: [m, 'Red'] })
    expect(body.combinations.map(({ valueIds }) => valueIds)).toEqual([
      [s, 'Red'],
      [m, 'Blue'],
    ])
    expect(call?.headers.get('idempotency-key')).toBe(body.id)
  })

  test('a value that is typed is added to the attribute and chosen', async () => {
    const { api, user, dialog, choose } = await making()
    let values = size.values
    api.on<Attribute>('put', patternOf(ATTRIBUTES, ':id'), ({ body }) => {
      values = (body as AttributeInput).values.map(({ id = '', name }) => ({ id, name }))
      api.onList(ATTRIBUTES, [colour, { ...size, values }])
      return { ...size, values }
    })
    await choose('Size')
    await user.type(dialog.getByRole('textbox', { name: 'New value of Size' }), 'XL{Enter}')
    expect(await dialog.findByRole('button', { name: 'XL', pressed: true })).toBeTruthy()
    expect(values.map(({ name }) => name)).toEqual(['S', 'M', 'L', 'XL'])
    // One that is there already is only chosen.
    await user.type(dialog.getByRole('textbox', { name: 'New value of Size' }), 'm{Enter}')
    expect(dialog.getByRole('button', { name: 'M', pressed: true })).toBeTruthy()
    expect(api.callsTo('put', patternOf(ATTRIBUTES, ':id'))).toHaveLength(1)
  })

  test('an attribute that is typed is made and chosen', async () => {
    const { api, user, dialog } = await making()
    api.on<Attribute>('post', patternOf(ATTRIBUTES), ({ body }) => {
      const made = { ...anAttribute(), ...(body as AttributeInput), values: [] } as Attribute
      api.onList(ATTRIBUTES, [colour, size, made])
      return made
    })
    await user.type(dialog.getByRole('textbox', { name: 'New attribute' }), 'Length{Enter}')
    expect(await dialog.findByRole('group', { name: 'Values of Length' })).toBeTruthy()
    expect(dialog.getByRole('button', { name: /^Create/ }).hasAttribute('disabled')).toBe(true)
  })
})

test('work that is not saved comes first', async () => {
  await theSection(aProduct(), undefined, true)
  expect(screen.getByRole('button', { name: 'Create variants' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText(/Save your changes first/)).toBeTruthy()
})

test('variants that are there lead to each other, to their grid and to the list', async () => {
  const group = aVariantGroup(size.values)
  const [own, other] = group.variants.map(({ product }) => product)
  await theSection(own, group)
  const link = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
  expect(await link('T-shirt – M')).toBe(`/c1/p1/products/edit/${other?.id}`)
  expect(await link('Edit all in a grid')).toBe(`/c1/p1/products/variants/${group.id}`)
  expect(await link('Show in the list')).toBe(`/c1/p1/products?variantGroup=${group.id}`)
  expect(await link('Manage attributes')).toBe('/c1/p1/attributes')
  expect(screen.getByText('This product')).toBeTruthy()
})

test('more variants are made of values that are not there yet', async () => {
  const [s, m, l] = size.values
  if (!s || !m || !l) throw new Error('A size is missing')
  const group = { ...aVariantGroup([s, m]), attributes: [{ id: size.id, name: size.name }] }
  const own = group.variants[1]?.product
  const { api, user } = await theSection(own, group)
  api.on<VariantGroup>('post', patternOf(VARIANT_GROUPS, ':id', 'variants'), group)
  await user.click(await screen.findByRole('button', { name: 'Add variants' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add variants' }))
  await user.click(await dialog.findByRole('button', { name: 'L' }))
  await user.click(dialog.getByRole('button', { name: 'Create 1 variant' }))
  expect(await screen.findByText('1 variant created')).toBeTruthy()
  expect(api.callsTo('post', patternOf(VARIANT_GROUPS, ':id', 'variants'))[0]?.body).toEqual({
    modelId: own?.id,
    combinations: [{ id: expect.any(String), valueIds: [l.id] }],
  })
})
