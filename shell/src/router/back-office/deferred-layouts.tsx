import { later, LaterPart, type Later } from '@comptoir/platform/site'

/** The back office is one file that public pages never ask for. */
const layouts = () => import(/* webpackChunkName: "back-office" */ './layouts.tsx')

const company = later(async () => (await layouts()).CompanyLayout)
const pointOfSale = later(async () => (await layouts()).PointOfSaleLayout)
const superAdmin = later(async () => (await layouts()).SuperAdminLayout)

/** Fetches the back office before anything is drawn; what cannot be had is asked for again by whoever needs it. */
export async function fetchLayouts(): Promise<void> {
  await Promise.allSettled([company, pointOfSale, superAdmin].map((layout) => layout.fetch()))
}

const drawn = (layout: Later<object>) => <LaterPart part={layout} isWanted given={{}} />

/** The layouts of the back office. */
export const LAYOUTS = { company: drawn(company), pointOfSale: drawn(pointOfSale), superAdmin: drawn(superAdmin) }
