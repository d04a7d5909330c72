import { beforeEach, describe, expect, jest, test } from '@jest/globals'
import { act, screen, waitFor } from '@testing-library/react'
import { session, useParams } from '@comptoir/platform'
import { aCompany, aPointOfSale, aSession, fakeApi } from '@comptoir/testing'
import { aRelease, aRoute } from '../testing/a-release.ts'
import { renderShell } from '../testing/render-shell.tsx'

const lm = aPointOfSale()
const sf = aPointOfSale({ code: 'SF', name: 'Sfax Centre' })
const company = aCompany()
const manager = aSession({ role: 'manager', company, pointOfSale: lm, pointsOfSale: [lm, sf] })
const cashier = aSession({ role: 'cashier', company, pointOfSale: lm, pointsOfSale: [lm, sf] })

const inventory = aRelease('inventory', {
  routes: [
    aRoute({ permission: 'products.read' }),
    aRoute({ path: 'products/import', permission: 'products.import' }),
    aRoute({ layout: 'company', path: 'pointsOfSale' }),
  ],
})
const marketing = aRelease('marketing', {
  routes: [
    aRoute({ layout: 'public', path: '' }),
    aRoute({ layout: 'public', path: 'login' }),
    aRoute({ layout: 'public', path: 'pos/edit/:id', permission: 'pointsOfSale.write' }),
  ],
})
const sales = aRelease('sales-purchases', { routes: [aRoute({ path: 'pos', isFullScreen: true })] })
const releases = [inventory, marketing, sales]

function ProductsPage() {
  return <h1>{`Products of ${useParams()['pointOfSaleId'] === sf.id ? 'SF' : 'LM'}`}</h1>
}
const pages = {
  'public/': () => <h1>Home</h1>,
  'public/login': () => <h1>Sign in please</h1>,
  'public/pos/edit/:id': () => <h1>Edit a point of sale</h1>,
  'pointOfSale/products': ProductsPage,
  'pointOfSale/products/import': () => <h1>Import</h1>,
  'company/pointsOfSale': () => <h1>Points of sale</h1>,
  'pointOfSale/pos': () => <h1>Counter</h1>,
}
const at = (path: string, who: typeof manager | null = manager) =>
  renderShell({ releases, pages, at: path, session: who })
const heading = (name: string) => screen.findByRole('heading', { name })

beforeEach(() => {
  fakeApi()
})

describe('guards', () => {
  test('nobody gets to a page of the company: they sign in first, and then come to where they wanted to go', async () => {
    const wanted = `/${company.id}/${sf.id}/products?page=2`
    const { router } = await at(wanted, null)
    await heading('Sign in please')
    expect(router.state.location.pathname + router.state.location.search).toBe(
      `/login?returnTo=${encodeURIComponent(wanted)}`,
    )
    act(() => session.setState({ ...manager }))
    await heading('Products of SF')
    expect(router.state.location.pathname + router.state.location.search).toBe(wanted)
  })

  test.each([
    [manager, 'products', 'Products of LM'],
    [cashier, 'pos', 'Counter'],
  ])('the sign-in page leads a signed-in %# on', async (who, page, name) => {
    const { router } = await at('/login', who)
    await heading(name)
    expect(router.state.location.pathname).toBe(`/${company.id}/${lm.id}/${page}`)
  })

  test('a page that the role does not open says whom to ask', async () => {
    await at(`/${company.id}/${lm.id}/products/import`, cashier)
    await heading('You do not have access to this page')
    expect(screen.getByRole('link', { name: 'Back to my work' }).getAttribute('href')).toBe(
      `/${company.id}/${lm.id}/pos`,
    )
  })

  test('a point of sale is edited outside the back office by administrators alone, who sign in first', async () => {
    const wanted = `/pos/edit/${lm.id}`
    const { router, unmount } = await at(wanted, null)
    await heading('Sign in please')
    expect(router.state.location.search).toBe(`?returnTo=${encodeURIComponent(wanted)}`)
    act(() => session.setState({ ...aSession({ company, pointOfSale: lm, pointsOfSale: [lm] }) }))
    await heading('Edit a point of sale')
    unmount()
    await at(wanted, cashier)
    await heading('You do not have access to this page')
  })

  test('the installation’s pages do not exist for others', async () => {
    await at('/superadmin/companies')
    await heading('There is no page at this address')
  })
})

describe('addresses', () => {
  test('the point of sale in the address becomes the session’s', async () => {
    await at(`/${company.id}/${sf.id}/products`)
    await heading('Products of SF')
    expect(session.getState().pointOfSale).toEqual(sf)
  })

  test('a company page keeps the point of sale that was chosen last', async () => {
    await at(`/${company.id}/pointsOfSale`, { ...manager, pointOfSale: sf })
    await heading('Points of sale')
    expect(session.getState().pointOfSale).toEqual(sf)
  })

  test.each([
    [`/${aCompany().id}/${lm.id}/products`, 'You do not have access to this company'],
    [`/${company.id}/${aPointOfSale().id}/products`, 'You do not have access to this point of sale'],
    [`/${company.id}/${lm.id}/nothing`, 'There is no page at this address'],
    ['/nothing', 'There is no page at this address'],
    ['/nothing/at/all', 'There is no page at this address'],
  ])('%s', async (path, title) => {
    await at(path)
    await heading(title)
  })

  test('a company’s and a point of sale’s bare address lead to where work begins', async () => {
    const { router } = await at(`/${company.id}/${lm.id}`)
    await heading('Products of LM')
    expect(router.state.location.pathname).toBe(`/${company.id}/${lm.id}/products`)
  })

  test('the counter has the screen to itself', async () => {
    await at(`/${company.id}/${lm.id}/pos`, cashier)
    await heading('Counter')
    expect(screen.queryByRole('banner')).toBeNull()
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('an address claimed twice opens neither page', async () => {
    const rival = aRelease('rival', { routes: [aRoute({ layout: 'public', path: 'login' })] })
    await renderShell({ releases: [...releases, rival], pages, at: '/login', session: null })
    await heading('This address cannot be opened')
    expect(screen.getByText(/marketing, rival/)).toBeTruthy()
  })
})

test('without a registry the frame says what is missing, instead of calling every address unknown', async () => {
  await renderShell({ releases: [], at: '/login', isComplete: false })
  await heading('The list of pages could not be loaded')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('an error that nothing else caught ends in the screen of the specification, with a way back', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const broken = {
    ...marketing,
    labels: new Proxy(
      {},
      {
        get: () => {
          throw new Error('labels are gone')
        },
      },
    ),
  }
  await renderShell({ releases: [broken], pages, at: '/' })
  await heading('Unexpected Application Error!')
  expect(screen.getByText('labels are gone')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Back to the home page' })).toBeTruthy()
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith(expect.stringContaining('Incident'), expect.anything()),
  )
  jest.restoreAllMocks()
})
