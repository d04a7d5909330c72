import type { Layout } from '@comptoir/contracts/federation'
import type { ComponentType } from 'react'

/** Layout and path of a route as in `remote.json`: `pointOfSale/products/edit/:id`, `public/` for a layout's own address. */
export type PageKey = `${Layout}/${string}`

/** Brings the code of one page; called when the page is first shown. */
export type PageLoader = () => Promise<ComponentType>

/** The pages of a remote by layout and path. */
export type Pages = Partial<Record<PageKey, PageLoader>>

/** What a remote exposes as `./routes`. */
export interface RemoteModule {
  pages: Pages
}

/** The pages of a remote, each behind an import of its own: exactly one for every route that its `remote.json` declares. */
export function definePages<P extends Pages>(pages: P): P {
  return pages
}
