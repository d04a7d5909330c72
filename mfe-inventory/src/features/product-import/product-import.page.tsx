import { useSearchParams } from '@comptoir/platform'
import { ImportRun } from './import-run.tsx'
import { ImportStart } from './start/import-start.tsx'

/** Brings a catalogue in from a file. The address names the import, so that one left alone is found again. */
export function ProductImportPage() {
  const [params] = useSearchParams()
  const id = params.get('import')
  return id === null ? <ImportStart /> : <ImportRun key={id} id={id} />
}
