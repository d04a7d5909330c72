import type { Notification } from '@comptoir/contracts/identity/notifications'

/** Where a notification leads: inside the company, or in the point of sale where it happened, else the present one. Null leads nowhere. */
export function notificationAddress(
  { path, layout, pointOfSaleId }: Notification,
  place: { companyId: string | undefined; pointOfSaleId: string | undefined },
): string | null {
  if (path === null || layout === null || place.companyId === undefined) return null
  if (layout === 'company') return `/${place.companyId}/${path}`
  const shop = pointOfSaleId ?? place.pointOfSaleId
  return shop === undefined ? null : `/${place.companyId}/${shop}/${path}`
}
