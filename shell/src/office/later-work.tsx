import type { ReactNode } from 'react'
import { later, LaterPart, type Later } from '@comptoir/platform/site'

/** The back office is one file that public pages never ask for. */
const work = () => import(/* webpackChunkName: "office" */ './work.tsx')

const company = later(async () => (await work()).CompanyWork)
const pointOfSale = later(async () => (await work()).PointOfSaleWork)
const superAdmin = later(async () => (await work()).SuperAdminWork)
const data = later<{ children: ReactNode }>(
  async () => (await import(/* webpackChunkName: "data" */ './data-scope.tsx')).DataScope,
)

/** Fetches the back office before anything is drawn; what cannot be had is asked for again by whoever needs it. */
export async function fetchWork(): Promise<void> {
  await Promise.allSettled([company, pointOfSale, superAdmin].map((part) => part.fetch()))
}

const drawn = (part: Later<object>) => <LaterPart part={part} isWanted given={{}} />

/** The layouts of people at work. */
export const WORK = { company: drawn(company), pointOfSale: drawn(pointOfSale), superAdmin: drawn(superAdmin) }

/** For a public page that reads data as those of the back office do. */
export function WithData({ children }: { children: ReactNode }) {
  return <LaterPart part={data} isWanted given={{ children }} />
}
