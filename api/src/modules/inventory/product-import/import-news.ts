import type { TxCtx } from '../../../platform/context.ts'
import { notify } from '../../identity/index.ts'
import type { ImportRecord, RowCounts } from './product-import.repository.ts'

type Import = Pick<ImportRecord, 'fileName' | 'pointOfSaleId' | 'createdBy'>

function place({ pointOfSaleId }: Import) {
  return { layout: 'pointOfSale', path: 'products/import', pointOfSaleId } as const
}

/** Notifies the person who started it that its rows are in the catalogue: they may have left the page long ago. */
export function tellFinished(
  ctx: TxCtx,
  record: Import,
  { good, bad }: Pick<RowCounts, 'good' | 'bad'>,
): Promise<void> {
  return notify(ctx, {
    kind: 'importFinished',
    params: { file: record.fileName, count: good, bad },
    place: place(record),
    userId: record.createdBy,
  })
}

/** Notifies them that it was interrupted; what was imported until then stays. */
export function tellFailed(ctx: TxCtx, record: Import): Promise<void> {
  return notify(ctx, {
    kind: 'importFailed',
    params: { file: record.fileName },
    place: place(record),
    userId: record.createdBy,
  })
}
