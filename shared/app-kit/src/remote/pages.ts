import type { Layout } from '@comptoir/contracts/federation'
import type { ComponentType } from 'react'

/** Layout and path of a route as in `feature.json`: `pointOfSale/products/edit/:id`, `public/` for a layout's own address. */
export type PageKey = `${Layout}/${string}`

/** Brings the code of one page; called when the page is first shown. */
export type PageLoader = () => Promise<ComponentType>

/** The pages of a remote by layout and path. */
export type Pages = Partial<Record<PageKey, PageLoader>>

/** What a remote exposes as `./routes`, written by the build: exactly one page for every route that a `feature.json` declares. */
export interface RemoteModule {
  pages: Pages
}
