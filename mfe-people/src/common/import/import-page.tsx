import type { PartyKind } from '@comptoir/contracts/people/party-import'
import { useSearchParams } from '@comptoir/platform'
import { ImportRun } from './import-run.tsx'
import { ImportStart } from './start/import-start.tsx'

/** The import of clients or of suppliers: a file, then the import that it became, which the address names. */
export function PartyImportPage({ kind }: { kind: PartyKind }) {
  const [params] = useSearchParams()
  const id = params.get('import')
  return id === null ? <ImportStart kind={kind} /> : <ImportRun key={id} kind={kind} id={id} />
}
