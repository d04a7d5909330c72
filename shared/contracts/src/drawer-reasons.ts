/** Why a drawer is opened that no sale opens. */
export const DRAWER_REASON_NAMES = ['change', 'count', 'mistake', 'other'] as const
export type DrawerReason = (typeof DRAWER_REASON_NAMES)[number]
