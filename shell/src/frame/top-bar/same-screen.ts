/** The same screen at another point of sale: only that part of the address changes. Null where the address names none. */
export function sameScreenAt(pathname: string, currentId: string | undefined, nextId: string): string | null {
  if (currentId === undefined) return null
  const [, company, pointOfSale, ...rest] = pathname.split('/')
  return pointOfSale === currentId ? ['', company, nextId, ...rest].join('/') : null
}
