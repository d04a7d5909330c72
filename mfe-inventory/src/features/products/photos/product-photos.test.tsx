import { beforeEach, describe, expect, test } from '@jest/globals'
import type { OpeningStock } from '@comptoir/contracts/inventory/opening-stock'
import type { PhotoOrder, ProductPhoto, ProductPhotos } from '@comptoir/contracts/inventory/product-photos'
import type { Product, ProductInput } from '@comptoir/contracts/inventory/products'
import type { ShortItem } from '@comptoir/contracts/schema'
import { newId } from '@comptoir/platform'
import { checkAccessibility, fakeApi, refusal, renderPage, reply, type FakeApi } from '@comptoir/testing'
import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { at } from '../../../testing/a-place.ts'
import { aProduct } from '../../../testing/a-product.ts'
import { ProductCreatePage } from '../product-create.page.tsx'
import { ProductEditPage } from '../product-edit.page.tsx'

const PHOTOS = '/:companyId/products/:id/photos'
const PHOTO = '/:companyId/products/:id/photos/:photoId'
const product = aProduct()
const editing = at('products/edit/:id', `products/edit/${product.id}`)
const creating = at('products/create')

function aPhoto(name: string): ProductPhoto {
  return { id: newId(), address: `/photos/c1/${name}`, width: 1600, height: 1200 }
}
const picture = (name: string): File => new File([name], name, { type: 'image/jpeg' })

let api: FakeApi
let stored: ProductPhoto[]

beforeEach(() => {
  let previews = 0
  Object.assign(URL, { createObjectURL: () => `blob:preview-${(previews += 1)}`, revokeObjectURL: () => undefined })
  stored = []
  api = fakeApi()
    .on('get', '/:companyId/vat-rates', [{ rate: 19, isDefault: true }])
    .on<ShortItem[]>('get', '/:companyId/categories', [])
    .on<ShortItem[]>('get', '/:companyId/brands', [])
    .on<ShortItem[]>('get', '/:companyId/units', [])
    .on<Product>('get', '/:companyId/products/:id', product)
    .on<OpeningStock>('get', '/:companyId/products/:id/opening-stock', { hasMoved: true, places: [] })
    .on<ProductPhotos>('get', PHOTOS, () => ({ data: stored }))
    .on<ProductPhotos>('post', PHOTOS, () => {
      stored = [...stored, aPhoto(`sent-${stored.length + 1}`)]
      return reply({ data: stored }, 201)
    })
    .on<ProductPhotos>('put', PHOTOS, ({ body }) => {
      const { ids } = body as PhotoOrder
      stored = ids.flatMap((id) => stored.filter((photo) => photo.id === id))
      return { data: stored }
    })
    .on<ProductPhotos>('delete', PHOTO, ({ params }) => {
      stored = stored.filter(({ id }) => id !== params['photoId'])
      return { data: stored }
    })
})

const list = () => within(screen.getByRole('list', { name: 'Photos' }))
const sources = () =>
  list()
    .queryAllByRole('img')
    .map((image) => image.getAttribute('src'))
const drop = (files: readonly File[]) => fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files } })
const tile = (name: string) => `/photos/c1/${name}/tile`
const press = (name: string) => screen.getByRole('button', { name })

async function opened(photos: readonly ProductPhoto[] = []) {
  stored = [...photos]
  const page = await renderPage(<ProductEditPage />, editing)
  await screen.findByRole('button', { name: 'Add photos' })
  return page
}

describe('photos of a product', () => {
  test('are sent as soon as they are dropped, one after the other, and shown in their order', async () => {
    const { container } = await opened()
    drop([picture('front.jpg'), picture('back.jpg')])
    await waitFor(() => expect(sources()).toEqual([tile('sent-1'), tile('sent-2')]))
    const sent = api.callsTo('post', PHOTOS).map(({ body }) => (body as FormData).get('photo'))
    expect(sent.map((file) => (file as File).size)).toEqual(['front.jpg'.length, 'back.jpg'.length])
    expect(list().getByText('Main')).toBeTruthy()
    await checkAccessibility(container)
  })

  test('are pasted anywhere, but what is meant for a field stays its text', async () => {
    await opened()
    const field = screen.getByRole('textbox', { name: /^Code/ })
    const cells = { files: [picture('cells.png')], types: ['text/plain', 'Files'] }
    const intoField = createEvent.paste(field, { clipboardData: cells })
    fireEvent(field, intoField)
    expect(intoField.defaultPrevented).toBe(false)
    fireEvent.paste(field, { clipboardData: { files: [picture('shot.png')], types: ['Files'] } })
    await waitFor(() => expect(sources()).toEqual([tile('sent-1')]))
    expect(api.callsTo('post', PHOTOS)).toHaveLength(1)
  })

  test('are chosen, several at a time', async () => {
    const { user } = await opened()
    await user.upload(screen.getByLabelText('Add photos', { selector: 'input' }), [picture('a.jpg'), picture('b.jpg')])
    await waitFor(() => expect(sources()).toEqual([tile('sent-1'), tile('sent-2')]))
  })

  test('one that is refused stays with the reason, can be sent again or taken away, and holds up no other', async () => {
    const { user } = await opened()
    let isFirst = true
    api.on<ProductPhotos>('post', PHOTOS, () => {
      if (isFirst) {
        isFirst = false
        return refusal('productPhoto.unreadable', { message: 'This photo is damaged' })
      }
      stored = [...stored, aPhoto(`sent-${stored.length + 1}`)]
      return reply({ data: stored }, 201)
    })
    drop([picture('damaged.jpg'), picture('good.jpg')])
    expect((await screen.findByRole('alert')).textContent).toBe('This photo is damaged')
    await waitFor(() => expect(sources()).toEqual([tile('sent-1'), 'blob:preview-1']))
    await user.click(press('Send photo 2 again'))
    await waitFor(() => expect(sources()).toEqual([tile('sent-1'), tile('sent-2')]))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('no more than eight are taken, and what is no picture is not', async () => {
    await opened(Array.from({ length: 7 }, (_, index) => aPhoto(`p${index}`)))
    drop([new File(['%PDF'], 'invoice.pdf', { type: 'application/pdf' })])
    expect(await screen.findByText(/Only pictures can be photos/)).toBeTruthy()
    drop([picture('eighth.jpg'), picture('ninth.jpg')])
    expect(await screen.findByText(/at most 8 photos/)).toBeTruthy()
    await waitFor(() => expect(sources()).toHaveLength(8))
    expect(api.callsTo('post', PHOTOS)).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Add photos' })).toBeNull()
  })

  test('change places by their buttons, which keep the focus, and by dragging', async () => {
    const { user } = await opened([aPhoto('a'), aPhoto('b'), aPhoto('c')])
    await user.click(press('Move photo 3 forward'))
    await waitFor(() => expect(sources()).toEqual([tile('a'), tile('c'), tile('b')]))
    await waitFor(() => expect(document.activeElement).toBe(press('Move photo 2 forward')))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(sources()).toEqual([tile('c'), tile('a'), tile('b')]))
    expect(list().getByText('Now photo 1 of 3')).toBeTruthy()
    await waitFor(() => expect(api.callsTo('put', PHOTOS)).toHaveLength(2))
    const [first, , third] = list().getAllByRole('listitem')
    if (!first || !third) throw new Error('three photos are shown')
    const dataTransfer = { setData: () => undefined, types: ['text/plain'], effectAllowed: '' }
    fireEvent.dragStart(first, { dataTransfer })
    fireEvent.drop(third, { dataTransfer })
    await waitFor(() => expect(sources()).toEqual([tile('a'), tile('b'), tile('c')]))
    await waitFor(() => expect(stored.map(({ address }) => address.at(-1))).toEqual(['a', 'b', 'c']))
  })

  test('that somebody else changed meanwhile are shown as they are', async () => {
    const { user } = await opened([aPhoto('a'), aPhoto('b')])
    api.on('put', PHOTOS, () => {
      stored = [aPhoto('new')]
      return refusal('productPhoto.orderStale', { message: 'Somebody else was there' })
    })
    await user.click(press('Move photo 2 forward'))
    expect(await screen.findByText('Somebody else was there')).toBeTruthy()
    await waitFor(() => expect(sources()).toEqual([tile('new')]))
  })

  test('are deleted after a question', async () => {
    const { user } = await opened([aPhoto('a'), aPhoto('b')])
    await user.click(press('Delete photo 1'))
    const dialog = await screen.findByRole('alertdialog')
    expect(api.callsTo('delete', PHOTO)).toHaveLength(0)
    await user.click(within(dialog).getByRole('button', { name: 'Delete the photo' }))
    await waitFor(() => expect(sources()).toEqual([tile('b')]))
    await waitFor(() => expect(stored).toHaveLength(1))
  })

  test('that cannot be loaded can be asked for again', async () => {
    api.on('get', PHOTOS, refusal('server.unavailable'))
    const { user } = await renderPage(<ProductEditPage />, editing)
    await screen.findByText('The photos could not be loaded')
    api.on<ProductPhotos>('get', PHOTOS, { data: [aPhoto('a')] })
    await user.click(press('Try again'))
    await waitFor(() => expect(sources()).toEqual([tile('a')]))
  })
})

describe('photos of a product that is new', () => {
  async function filledIn() {
    const made = { ...product, id: '' }
    api.on<Product>('post', '/:companyId/products', ({ body }) => {
      made.id = (body as ProductInput).id ?? ''
      return reply(made, 201)
    })
    const page = await renderPage(<ProductCreatePage />, creating)
    await screen.findByRole('option', { name: /19/ })
    for (const [name, text] of [
      [/^Designation/, 'Harissa'],
      [/^Code/, 'EPI-1'],
      [/^Price incl\. tax/, '3'],
    ] as const)
      fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: text } })
    return { ...page, made }
  }

  test('wait for it, in the order that they are given, and are sent after it', async () => {
    const { user, router, made } = await filledIn()
    drop([picture('first.jpg'), picture('last.jpg')])
    await waitFor(() => expect(sources()).toEqual(['blob:preview-1', 'blob:preview-2']))
    expect(api.callsTo('post', PHOTOS)).toHaveLength(0)
    await user.click(press('Move photo 2 forward'))
    expect(sources()).toEqual(['blob:preview-2', 'blob:preview-1'])
    await user.click(press('Save product'))
    await waitFor(() => expect(router.state.location.pathname).toBe('/c1/p1/products'))
    const calls = api.callsTo('post', PHOTOS)
    expect(calls.map(({ params }) => params['id'])).toEqual([made.id, made.id])
    const files = calls.map(({ body }) => (body as FormData).get('photo') as File)
    expect(files.map(({ size }) => size)).toEqual(['last.jpg'.length, 'first.jpg'.length])
    expect(api.callsTo('post', '/:companyId/products')[0]?.body).not.toHaveProperty('newPhotos')
  })

  test('are unsaved work: going away asks first', async () => {
    const { user, router } = await renderPage(<ProductCreatePage />, creating)
    drop([picture('a.jpg')])
    await waitFor(() => expect(sources()).toHaveLength(1))
    await user.click(press('Cancel'))
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
    expect(router.state.location.pathname).toBe('/c1/p1/products/create')
  })

  test('of which one is refused: the product is saved, and its own page goes on with that photo', async () => {
    const { user, router, made } = await filledIn()
    api.on('post', PHOTOS, refusal('productPhoto.animated', { message: 'This picture moves' }))
    drop([picture('a.gif')])
    await waitFor(() => expect(sources()).toHaveLength(1))
    await user.click(press('Save product'))
    expect(await screen.findByText(/some of its photos are not/)).toBeTruthy()
    await waitFor(() => expect(router.state.location.pathname).toBe(`/c1/p1/products/edit/${made.id}`))
  })
})
