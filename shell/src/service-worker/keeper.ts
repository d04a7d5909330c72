import { basesInUse, documentsAddress, namedFiles, type NamedFile } from './named-files.ts'
import { isSameBuild, type PageToKeep } from './page-to-keep.ts'
import { readPage, type ReadPage } from './read-page.ts'
import { BY_ADDRESS, isForGood, keptPage, replaceKeptPage, type Store } from './store.ts'

/** Requests at a time: the counter has its catalogue to fetch, and nobody waits for these. */
const LANES = 3

/** An address did not answer with what can be kept; the page that was kept stays. */
export class NotKept extends Error {
  override name = 'NotKept'
}

export interface KeeperOptions {
  fetch: (address: string, settings?: RequestInit) => Promise<Response>
  files: () => Promise<Store>
  pages: () => Promise<Store>
}

/** A file from where it is kept, else from the server, and then it is kept. */
async function held({ fetch }: KeeperOptions, files: Store, { address, integrity }: NamedFile): Promise<Response> {
  const kept = await files.match(address, BY_ADDRESS)
  if (kept !== undefined) return kept
  const answer = await fetch(address, integrity === null ? {} : { integrity })
  if (!isForGood(answer)) throw new NotKept(`${address} answered ${answer.status}, not for good.`)
  await files.put(address, answer.clone())
  return answer
}

async function heldJson(options: KeeperOptions, files: Store, address: string): Promise<unknown> {
  return (await held(options, files, { address, integrity: null })).json()
}

async function holdAll(options: KeeperOptions, files: Store, wanted: readonly NamedFile[]): Promise<void> {
  const waiting = [...wanted]
  const lane = async () => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await held(options, files, next)
  }
  await Promise.all(Array.from({ length: LANES }, lane))
}

/** Removes what neither the page names nor belongs to a build that it may run. */
async function removeOthers(files: Store, page: ReadPage, addresses: readonly string[]): Promise<void> {
  const named = new Set(addresses)
  const bases = basesInUse(page)
  for (const request of await files.keys()) {
    const { pathname, search } = new URL(request.url)
    if (named.has(`${pathname}${search}`) || bases.some((base) => pathname.startsWith(base))) continue
    await files.delete(request, BY_ADDRESS)
  }
}

async function fetchPage({ fetch }: KeeperOptions, address: string): Promise<{ html: string; given: Headers }> {
  const answer = await fetch(address, { headers: { accept: 'text/html' } })
  if (!answer.ok || answer.redirected) throw new NotKept(`${address} answered ${answer.status}.`)
  return { html: await answer.text(), given: answer.headers }
}

/**
 * Keeps pages whole: first every file that the page names, then the page in the place of the one before, then the files
 * of older builds go. Whatever fails on the way leaves the page before and all its files where they are; what has come by then
 * is not asked for again. One page after the other, whichever tabs ask. Rejects when the page could not be kept.
 */
export function createKeeper(options: KeeperOptions): (wanted: PageToKeep) => Promise<void> {
  let last: Promise<void> = Promise.resolve()

  async function keep({ address, name }: PageToKeep): Promise<void> {
    const before = await keptPage(options.pages())
    if (before?.name === name && before.address === address) return
    const came = await fetchPage(options, address)
    const page = readPage(came.html)
    if (page === null) throw new NotKept(`${address} is not a page that can be kept.`)
    // It was published since: it is kept once it has run.
    if (!isSameBuild(page.name, name)) throw new NotKept(`${address} is of another build than the page that runs.`)
    const [files, pages] = await Promise.all([options.files(), options.pages()])
    const documents = documentsAddress(page)
    const own = documents === null ? [page.files] : [page.files, documents]
    const [list, releases] = await Promise.all(own.map((each) => heldJson(options, files, each)))
    const wanted = namedFiles(page, list, releases)
    await holdAll(options, files, wanted)
    await replaceKeptPage(pages, { name: page.name, address }, came)
    await removeOthers(files, page, [...own, ...wanted.map((each) => each.address)])
  }

  return (wanted) => (last = last.catch(() => undefined).then(() => keep(wanted)))
}
