const UNITS = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** `13.8 MB` */
export function inBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3))
  const digits = power === 0 ? 0 : 1
  return `${(bytes / 1000 ** power).toFixed(digits)} ${UNITS[power]}`
}

/** `no other company`, `1 other company`, `12 other companies` */
export function inCompanies(others: number): string {
  if (others === 1) return '1 other company'
  return others === 0 ? 'no other company' : `${others} other companies`
}

/** Seconds since a moment of `performance.now()`. */
export function secondsSince(begunAt: number): string {
  return `${((performance.now() - begunAt) / 1000).toFixed(1)} s`
}
