/** Names of slices as companies have them, five for each remote; by the domain of the API. None that a test makes. */
const NAMES = {
  inventory: ['price-tags', 'serial-numbers', 'warranties', 'labels', 'shelf-plans'],
  company: ['departments', 'opening-hours', 'holidays', 'printers', 'document-templates'],
  people: ['delivery-zones', 'loyalty-tiers', 'contact-groups', 'contracts', 'skills'],
  sales: ['return-reasons', 'delivery-notes', 'promises', 'campaigns', 'targets'],
  marketing: ['partners', 'testimonials', 'press-releases', 'frequent-questions', 'offers'],
} as const

/** `domain/name` of every slice that the benchmark makes, or of one. */
export function slicesToMake(isSmoke: boolean): string[] {
  const all = Object.entries(NAMES).flatMap(([domain, names]) => names.map((name) => `${domain}/${name}`))
  return isSmoke ? all.slice(0, 1) : all
}
