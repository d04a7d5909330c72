import type { RemoteNavEntry } from '@comptoir/contracts/federation'

export type NavSection = RemoteNavEntry['section']

/** The groups in the order of the side navigation. */
export const NAV_SECTIONS: readonly NavSection[] = [
  'inventory',
  'stocks',
  'sales',
  'purchases',
  'people',
  'banks',
  'paymentMethods',
  'currencies',
  'company',
  'installation',
]
