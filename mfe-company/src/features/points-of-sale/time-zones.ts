/** The zones that the browser's own database knows, by name; the company's and the chosen one even where it does not. */
export function timeZones(...known: (string | null)[]): string[] {
  const own = known.filter((zone) => zone !== null)
  return [...new Set([...own, ...Intl.supportedValuesOf('timeZone')])].toSorted((one, other) =>
    one.localeCompare(other, 'en'),
  )
}
