import type { PartyImport, PartyKind } from '@comptoir/contracts/people/party-import'
import { keptSent, useFileUpload } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { uploadImport, type Upload } from '../party-import.api.ts'

/** The file that was sent last. */
const KEPT = keptSent<File>()

/** The file of an import, if it was sent from here and none after it. */
export const keptFile = (importId: string): File | null => KEPT.find(importId)

/** Sends a file and tracks its progress; an import whose page was left appears among the latest ones. */
export function useUpload(kind: PartyKind, onSent: (record: PartyImport) => void) {
  const take = useTakeImport()
  const { send, ...upload } = useFileUpload(onSent)
  return {
    ...upload,
    send: (file: File, again: Pick<Upload, 'wanted' | 'replaces'> = {}): Promise<void> =>
      send(file.name, async (course) => {
        const record = await uploadImport(kind, { ...again, file, ...course })
        take(record)
        KEPT.keep(record.id, file)
        return record
      }),
  }
}
