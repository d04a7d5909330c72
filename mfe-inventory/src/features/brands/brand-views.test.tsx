import { beforeEach, describe, expect, test } from '@jest/globals'
import { SAVED_VIEWS, type SavedView } from '@comptoir/contracts/identity/saved-views'
import { BRANDS } from '@comptoir/contracts/inventory/brands'
import { loadSavedViews } from '@comptoir/platform'
import {
  aProblem,
  chooseFromMenu,
  fakeApi,
  openMenu,
  patternOf,
  renderPage,
  reply,
  type FakeApi,
} from '@comptoir/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { aBrand } from '../../testing/a-brand.ts'
import { at, someone } from '../../testing/a-place.ts'
import { BrandsPage } from './brands.page.tsx'

const VIEWS = patternOf(SAVED_VIEWS)

const aView = (given: Partial<SavedView> = {}): SavedView => ({
  id: 'v1',
  list: 'brands',
  name: 'Inactive ones',
  isShared: false,
  view: {
    search: '',
    filters: { isActive: 'false' },
    sort: { field: 'name', direction: 'asc' },
    limit: 50,
    columns: null,
    density: 'comfortable',
  },
  owner: 'Sami',
  isOwn: true,
  isDefault: false,
  ...given,
})

let api: FakeApi
let views: SavedView[]

beforeEach(() => {
  views = []
  api = fakeApi()
    .onList(BRANDS, [aBrand({ name: 'Alpha' })])
    .on('get', VIEWS, () => views)
})

/** The page as somebody finds it whose views have been read. */
async function draw(found: SavedView[] = [], session = someone()) {
  views = found
  const page = await renderPage(<BrandsPage />, { ...at('brands'), session })
  await act(loadSavedViews)
  await screen.findByRole('row', { name: /Alpha/ })
  return { ...page, search: () => page.router.state.location.search }
}
const asked = () =>
  api.callsTo('get', patternOf(BRANDS, 'paginated')).map(({ searchParams }) => searchParams.get('filter[isActive]'))

describe('a list that begins with a view', () => {
  test('shows it, and its address says so', async () => {
    const { search } = await draw([aView({ isDefault: true })])
    await waitFor(() => expect(search()).toBe('?isActive=false&size=50&view=v1&sort=name'))
    expect(asked().at(-1)).toBe('false')
    expect(await screen.findByRole('button', { name: 'Inactive ones' })).toBeTruthy()
  })

  test('shows all rows to who asks for them', async () => {
    const { user, search } = await draw([aView({ isDefault: true })])
    await screen.findByRole('button', { name: 'Inactive ones' })
    await chooseFromMenu(user, 'Inactive ones', 'menuitemradio', 'All rows')
    await waitFor(() => expect(search()).toBe('?view=all'))
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })
})

describe('a view', () => {
  test('is shown from the menu, and says when the list shows something else', async () => {
    const { user, search } = await draw([aView()])
    expect(search()).toBe('')
    await chooseFromMenu(user, 'Views', 'menuitemradio', 'Inactive ones')
    await screen.findByRole('button', { name: 'Inactive ones' })
    await user.click(screen.getByRole('button', { name: /Remove filter/ }))
    expect(await screen.findByRole('button', { name: 'Inactive ones, changed' })).toBeTruthy()
  })

  test('keeps what the list shows now, and goes back to what it was', async () => {
    const changed = aView()
    api.on('put', `${VIEWS}/:id`, ({ body }) => {
      views = [{ ...changed, ...(body as SavedView) }]
      return views[0]
    })
    const { user } = await draw([changed])
    await chooseFromMenu(user, 'Views', 'menuitemradio', 'Inactive ones')
    await user.click(await screen.findByRole('button', { name: /Remove filter/ }))
    await screen.findByRole('button', { name: 'Inactive ones, changed' })
    await chooseFromMenu(user, 'Inactive ones, changed', 'menuitem', 'Save the changes to “Inactive ones”')
    expect(await screen.findByRole('button', { name: 'Inactive ones' })).toBeTruthy()
    expect(api.callsTo('put', `${VIEWS}/:id`)[0]?.body).toEqual({
      name: 'Inactive ones',
      isShared: false,
      view: { ...changed.view, filters: {} },
    })
  })

  test('is saved under a name, which has to be free', async () => {
    api.on('post', VIEWS, reply(aProblem('savedView.nameTaken', { params: { name: 'Mine' } }), 409))
    const { user, search } = await draw()
    await chooseFromMenu(user, 'Views', 'menuitem', 'Save as a new view…')
    const name = await screen.findByRole('textbox', { name: /Name of the view/ })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Give the view a name.')).toBeTruthy()
    await user.type(name, 'Mine')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/You already have a view called “Mine”/)).toBeTruthy()
    api.on('post', VIEWS, ({ body }) => {
      views = [aView({ ...(body as SavedView), name: 'Mine' })]
      return reply(views[0], 201)
    })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Mine' })).toBeTruthy()
    expect(search()).toContain(`view=${views[0]?.id ?? ''}`)
    expect(api.callsTo('post', VIEWS).at(-1)?.body).toMatchObject({ list: 'brands', name: 'Mine', isShared: false })
  })

  test('is chosen to begin with, and deleted after a question', async () => {
    api.on('put', `${VIEWS}/default`, () => {
      views = [aView({ isDefault: true })]
      return reply(null, 204)
    })
    api.on('delete', `${VIEWS}/:id`, () => {
      views = []
      return reply(null, 204)
    })
    const { user } = await draw([aView()])
    await chooseFromMenu(user, 'Views', 'menuitemradio', 'Inactive ones')
    await screen.findByRole('button', { name: 'Inactive ones' })
    await chooseFromMenu(user, 'Inactive ones', 'menuitem', 'Always open the list with this view')
    expect(await screen.findByText('The list now opens with “Inactive ones”')).toBeTruthy()
    expect(api.callsTo('put', `${VIEWS}/default`)[0]?.body).toEqual({ list: 'brands', viewId: 'v1' })
    await chooseFromMenu(user, 'Inactive ones', 'menuitem', 'Delete the view…')
    await user.click(await screen.findByRole('button', { name: 'Delete the view' }))
    expect(await screen.findByRole('button', { name: 'Views' })).toBeTruthy()
  })

  test('of somebody else is not changed by who may not share', async () => {
    const { user } = await draw([aView({ isOwn: false, isShared: true, owner: 'Amira' })], someone('cashier'))
    await chooseFromMenu(user, 'Views', 'menuitemradio', /Inactive ones/)
    await screen.findByRole('button', { name: 'Inactive ones' })
    await openMenu(user, 'Inactive ones')
    expect(screen.getByText('Shared by Amira')).toBeTruthy()
    expect(screen.queryByRole('menuitem', { name: 'Delete the view…' })).toBeNull()
    expect(screen.queryByRole('menuitem', { name: 'Name and sharing…' })).toBeNull()
  })
})
