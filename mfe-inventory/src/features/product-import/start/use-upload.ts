import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { useFileUpload } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { uploadImport, type Upload } from '../product-import.api.ts'
import { KEPT, type SentFiles } from './kept-file.ts'

/** Sends a file and tracks its progress; an import whose page was left appears among the latest ones. */
export function useUpload(onSent: (record: ProductImport) => void) {
  const take = useTakeImport()
  const { send, ...upload } = useFileUpload(onSent)
  return {
    ...upload,
    send: (sent: SentFiles, pointOfSaleId: string, again: Pick<Upload, 'wanted' | 'replaces'> = {}): Promise<void> =>
      send(sent.file.name, async (course) => {
        const record = await uploadImport({ ...again, ...sent, pointOfSaleId, ...course })
        take(record)
        KEPT.keep(record.id, sent)
        return record
      }),
  }
}
