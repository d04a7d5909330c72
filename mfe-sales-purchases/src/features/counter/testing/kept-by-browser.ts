import { ANSWERS } from '../../../common/kept-answers.ts'

const TICKETS = 'comptoir.tickets.'

/** All that the browser keeps of selling, as text: what the registers numbered and did, and what else the page wrote down. */
export async function keptByBrowser(): Promise<string> {
  const databases = await indexedDB.databases()
  const names = databases.flatMap(({ name }) => (name?.startsWith(TICKETS) ? [name] : []))
  const stores = await Promise.all(names.toSorted().map(rowsOf))
  // What the server answered, and how wide the paper is, is no writing.
  const written = Object.entries(localStorage).filter(([key]) => !key.startsWith(ANSWERS) && key !== 'paperWidthMm')
  return JSON.stringify([stores, written.toSorted()], null, 1)
}

async function rowsOf(name: string): Promise<unknown> {
  const db = await answerTo(indexedDB.open(name))
  try {
    const tx = db.transaction([...db.objectStoreNames])
    return await Promise.all(
      [...tx.objectStoreNames].map(async (store) => [store, await answerTo(tx.objectStore(store).getAll())]),
    )
  } finally {
    db.close()
  }
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('no answer')))
  })
}
