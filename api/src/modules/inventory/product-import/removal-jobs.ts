import type { Removals } from '../../../platform/import-files/removal-jobs.ts'
import { removePictures } from './pictures/pictures.repository.ts'

/** Pictures that are removed at a time: each may be as large as thousands of rows. */
const PICTURES = 50

/** How imports of products are removed: their pictures before their rows. */
export const REMOVALS: Removals = {
  table: 'product_import',
  job: { name: 'productImport.remove', lane: 'errands', isSerial: true },
  cleanUp: { name: 'imports-clean-up', at: '7 3 * * *' },
  removeParts: (tx, importId) => removePictures(tx, importId, PICTURES),
}
