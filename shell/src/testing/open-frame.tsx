import { aCompany, aPointOfSale, aSession, aUser } from '@comptoir/testing'
import type { SessionAnswer } from '@comptoir/contracts/identity/session'
import { aNavEntry, aRelease, aRoute } from './a-release.ts'
import { renderShell } from './render-shell.tsx'

export const LA_MARSA = aPointOfSale()
export const SFAX = aPointOfSale({ code: 'SF', name: 'Sfax Centre' })
export const COMPANY = aCompany()
export const PRODUCTS = `/${COMPANY.id}/${LA_MARSA.id}/products`
export const MANAGER: SessionAnswer = aSession({
  role: 'manager',
  company: COMPANY,
  pointOfSale: LA_MARSA,
  pointsOfSale: [LA_MARSA, SFAX],
  user: aUser({ role: 'manager', name: 'Sami Ben Salah', email: 'sami@example.tn', companyId: COMPANY.id }),
})

const labels = { 'routes.page': 'Page', 'nav.products': 'Products', 'nav.shops': 'Points of sale' }
const releases = [
  aRelease('inventory', { routes: [aRoute()], nav: [aNavEntry({ labelKey: 'nav.products' })], labels }),
  aRelease('company', {
    routes: [aRoute({ layout: 'company', path: 'pointsOfSale' })],
    nav: [
      aNavEntry({ section: 'company', layout: 'company', path: 'pointsOfSale', labelKey: 'nav.shops', icon: 'store' }),
    ],
    labels,
  }),
  aRelease('marketing', { routes: [aRoute({ layout: 'public', path: 'login' })] }),
]

function ProductsPage() {
  return (
    <>
      <h1>Products</h1>
      <input aria-label="Note" />
    </>
  )
}
const pages = {
  'pointOfSale/products': ProductsPage,
  'company/pointsOfSale': () => <h1>Shops</h1>,
  'public/login': () => <h1>Sign in</h1>,
}

/** A manager at the products, inside the frame. */
export function openFrame(session: SessionAnswer = MANAGER) {
  return renderShell({ releases, pages, at: PRODUCTS, session })
}

/** A screen of that width, with a mouse. */
export function screenOf(width: number): void {
  globalThis.matchMedia = (media: string) => {
    const least = /min-width:\s*([\d.]+)(px|rem|em)/.exec(media)
    const pixels = least ? Number(least[1]) * (least[2] === 'px' ? 1 : 16) : 0
    const matches = least ? width >= pixels : media.includes('hover: hover')
    return Object.assign(new EventTarget(), {
      media,
      matches,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
  }
}
