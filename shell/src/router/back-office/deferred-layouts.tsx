import { deferred, DeferredPart, type Deferred } from '@comptoir/platform/site'

/** The back office is one file that public pages never ask for. */
const layouts = () => import(/* webpackChunkName: "back-office" */ './layouts.tsx')

const company = deferred(async () => (await layouts()).CompanyLayout)
const pointOfSale = deferred(async () => (await layouts()).PointOfSaleLayout)
const superAdmin = deferred(async () => (await layouts()).SuperAdminLayout)

/** Fetches the back office before anything is drawn; what fails to load is requested again where it is needed. */
export async function fetchLayouts(): Promise<void> {
  await Promise.allSettled([company, pointOfSale, superAdmin].map((layout) => layout.fetch()))
}

const drawn = (layout: Deferred<object>) => <DeferredPart part={layout} isWanted given={{}} />

/** The layouts of the back office. */
export const LAYOUTS = { company: drawn(company), pointOfSale: drawn(pointOfSale), superAdmin: drawn(superAdmin) }
