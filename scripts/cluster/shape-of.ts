/**
 * What of an answer is the same in every run that asks the same: names, words, amounts and how much there is of everything,
 * without ids, moments, hashes and secrets. Lists lose their order, which equal rows do not have.
 */
export function shapeOf(type: string | undefined, text: string): string {
  if (!type?.includes('json')) return type ?? ''
  return JSON.stringify(plain(JSON.parse(text)))
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => JSON.stringify(plain(item))).sort()
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [plainText(name), isByChance(value, name) ? null : plain(item)]),
    )
  return typeof value === 'string' ? plainText(value) : value
}

/** Fields that tell how long something took, what went on in the background by then, or of a secret. */
const BY_CHANCE = new Set(['milliseconds', 'durationMs', 'ending', 'failingSince'])

/** Also where the audit trail tells what became of such a field. */
function isByChance(holder: object, name: string): boolean {
  if (BY_CHANCE.has(name)) return true
  return 'field' in holder && BY_CHANCE.has(String(holder.field)) && (name === 'before' || name === 'after')
}

const CHANCE: readonly [pattern: RegExp, instead: string][] = [
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, 'id'],
  [/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, 'moment'],
  [/\d\d\/\d\d\/\d{4}/g, 'day'],
  [/\b\d\d?:\d\d\b/g, 'time'],
  [/\b[A-Z2-7]{4}(-[A-Z2-7]{4}){3}\b/g, 'code'],
  [/\bVCH-[A-Z0-9•]{10}/g, 'voucher'],
  [/\b\d{8}\b/g, 'digits'],
  [/\b198\.1[89](\.\d{1,3}){2}\b/g, 'address'],
  [/localhost:\d+/g, 'origin'],
  [/[\w+/=.-]{24,}/g, 'token'],
]

function plainText(text: string): string {
  return CHANCE.reduce((shown, [pattern, instead]) => shown.replaceAll(pattern, instead), text)
}
