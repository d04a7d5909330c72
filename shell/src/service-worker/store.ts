/** Files by their addresses; the browser removes all of this origin's or none. */
export const FILES = 'comptoir-files'
/** The page, apart from them: it is the last that is written, and a file's address never is its. */
export const PAGE = 'comptoir-page'

/** As much of a cache as is needed here. */
export type Store = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

const KEY = '/'
const NAME = 'x-kept-name'
const ADDRESS = 'x-kept-address'

/** Addresses of files mean the same whatever else was asked: how it was packed on the way no longer shows. */
export const BY_ADDRESS = { ignoreVary: true } as const

/** The page that is kept; the answer is as the server gave it, its policy included. */
export interface KeptPage {
  name: string
  address: string
  answer: Response
}

/** Null where none is kept, or where the browser refuses to say. */
export async function keptPage(pages: Promise<Store>): Promise<KeptPage | null> {
  try {
    const answer = await (await pages).match(KEY, BY_ADDRESS)
    if (answer === undefined) return null
    const [name, address] = [NAME, ADDRESS].map((header) => answer.headers.get(header) ?? '')
    return { name: name ?? '', address: address ?? '', answer }
  } catch {
    return null
  }
}

/** In one step: whoever reads meanwhile has the old page or the new one. */
export async function replaceKeptPage(
  pages: Store,
  { name, address }: Pick<KeptPage, 'name' | 'address'>,
  { html, given }: { html: string; given: Headers },
): Promise<void> {
  const headers = new Headers(given)
  // Of the bytes on the line, which these are not.
  for (const each of ['content-encoding', 'content-length', 'transfer-encoding', 'vary']) headers.delete(each)
  headers.set(NAME, name)
  headers.set(ADDRESS, address)
  await pages.put(KEY, new Response(html, { headers }))
}

/** Whether the server says that an address means these bytes for ever. */
export function isForGood(answer: Response): boolean {
  return answer.ok && /\bimmutable\b/.test(answer.headers.get('cache-control') ?? '')
}
