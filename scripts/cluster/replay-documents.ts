import type { Addresses } from '../bench/fixture.ts'
import { startApi } from '../bench/processes.ts'
import { PASSWORD, People } from '../fuzz/people.ts'
import { sortOut } from '../replay/documents.ts'
import type { ReplayReport } from '../replay/report.ts'
import { readRetail, replay, type Retail } from '../replay/run.ts'
import { madeUpLines } from './made-up-documents.ts'

const WORKERS = 4
const SEED = 1

/** The documents of a file, or made-up ones. */
export interface Documents {
  file: string | null
  documents: number
}

/** Sends documents through the API and checks what became of them. */
export async function replayDocuments(addresses: Addresses, of: Documents): Promise<ReplayReport> {
  const people = await People.open(addresses, 'documents.example')
  const api = await startApi(addresses, null)
  try {
    const superAdministrator = { email: await people.account({ isSuper: true }), password: PASSWORD }
    const installation = {
      origin: api.origin,
      superAdministrator,
      databaseUrl: addresses.ownerUrl,
      stop: async () => undefined,
    }
    return await replay(installation, await retailOf(of), WORKERS)
  } finally {
    await people.close()
    await api.stop()
  }
}

async function retailOf({ file, documents }: Documents): Promise<Retail> {
  if (file !== null) return readRetail(file, documents)
  const lines = madeUpLines(documents, SEED)
  return { lines, sorted: sortOut(lines) }
}
