import { addressFor, type OwnedRoute } from '../../remotes/registry/addresses.ts'
import type { NavReader } from '../navigation/nav-model.ts'

export interface SettingsItem {
  kind: 'company' | 'pointOfSale'
  /** Of its screen; null where it opens above the page. */
  address: string | null
}

/** Routes on which each is edited, the best one first. `:id` is the point of sale that one is in. */
const PAGES: Record<SettingsItem['kind'], readonly Pick<OwnedRoute['route'], 'layout' | 'path'>[]> = {
  company: [{ layout: 'company', path: 'company/edit' }],
  pointOfSale: [
    { layout: 'company', path: 'pointsOfSale/:id' },
    { layout: 'public', path: 'pos/edit/:id' },
    { layout: 'company', path: 'pointsOfSale' },
  ],
}

/** What an administrator may change of company and point of sale: each only where its screen is there, or its dialog. */
export function settingsItems(owned: OwnedRoute[], reader: NavReader, hasCompanyDialog: boolean): SettingsItem[] {
  const placeOf = (page: Pick<OwnedRoute['route'], 'layout' | 'path'>): string | null => {
    const isThere = owned.some(({ route }) => route.layout === page.layout && route.path === page.path)
    const address = isThere ? addressFor(page, reader) : null
    if (address === null || !address.includes(':id')) return address
    return reader.pointOfSaleId === undefined ? null : address.replace(':id', reader.pointOfSaleId)
  }
  return (['company', 'pointOfSale'] as const).flatMap((kind): SettingsItem[] => {
    if (kind === 'company' && hasCompanyDialog) return [{ kind, address: null }]
    const address = PAGES[kind].map(placeOf).find((place) => place !== null)
    return address === undefined || address === null ? [] : [{ kind, address }]
  })
}
