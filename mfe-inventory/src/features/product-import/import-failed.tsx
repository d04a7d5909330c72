import type { CheckImportInput, ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Card, ErrorPanel, useFormat, useSave, useTranslation } from '@comptoir/platform'
import { ImportFrame } from './import-frame.tsx'
import { useTakeImport } from './import-queries.ts'
import { applyImport, checkImport } from './product-import.api.ts'
import { StartAgain } from './start-again.tsx'

/** An import is checked before anything of it is written, and has counts from then on. */
const wasApplying = ({ goodCount, badCount }: ProductImport): boolean => goodCount + badCount > 0

/** Goes on with what broke off: the import behind its last row, the check from its first. */
function goOn(record: ProductImport): Promise<ProductImport> {
  if (wasApplying(record)) return applyImport(record.id)
  const input: CheckImportInput = { mapping: record.mapping, defaults: record.defaults }
  return checkImport(record.id, input)
}

/** Why the work stopped, what was kept, and the way on. */
export function ImportFailed({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { save, isSaving } = useSave(() => goOn(record), { onSaved: useTakeImport() })
  const phase = wasApplying(record) ? 'importing' : 'checking'
  const reason = t([`productImport.failure.${record.failure ?? 'unexpected'}`, 'productImport.failure.unexpected'])
  const kept = t(`productImport.failed.${phase}.kept`, {
    done: format.number(record.doneCount),
    total: format.number(record.rowCount),
  })
  return (
    <ImportFrame step={phase === 'importing' ? 'apply' : 'check'} actions={<StartAgain />}>
      <Card.Root>
        <ErrorPanel
          title={t(`productImport.failed.${phase}.title`)}
          text={`${reason} ${kept}`}
          retryLabel={t(`productImport.failed.${phase}.goOn`)}
          onRetry={() => {
            if (!isSaving) void save(undefined)
          }}
        />
      </Card.Root>
    </ImportFrame>
  )
}
