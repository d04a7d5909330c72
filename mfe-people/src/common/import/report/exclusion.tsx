import { ListRestart, ListX } from 'lucide-react'
import type { PartyImport, PartyReportRow, PartyReportScope } from '@comptoir/contracts/people/party-import'
import { useTranslation } from '@comptoir/platform'
import { ExcludeAllButton, ExcludeRowButton, useRowExclusion } from '@comptoir/platform/forms'
import { useTakeImport } from '../import-queries.ts'
import { excludeRows } from '../party-import.api.ts'

function useExclusion(record: PartyImport) {
  return useRowExclusion((input) => excludeRows(record, input), useTakeImport())
}

/** Leaves a row out of an import that waits to be confirmed, or takes it in again. */
export function LeaveRowOut({ record, row }: { record: PartyImport; row: PartyReportRow }) {
  const { t } = useTranslation('people')
  const { exclude, isSaving } = useExclusion(record)
  const of = { row: row.rowNumber }
  return (
    <ExcludeRowButton
      row={row}
      words={{
        leaveOut: { shown: t('partyImport.exclude.leaveOut'), ofRow: t('partyImport.exclude.leaveOutRow', of) },
        takeIn: { shown: t('partyImport.exclude.takeIn'), ofRow: t('partyImport.exclude.takeInRow', of) },
      }}
      isBusy={isSaving}
      onExclude={(exclusion) => void exclude(exclusion)}
    />
  )
}

/** The same for all rows of a kind. */
export function LeaveAllOut({ record, scope }: { record: PartyImport; scope: PartyReportScope }) {
  const { t } = useTranslation('people')
  const { exclude, isSaving } = useExclusion(record)
  return (
    <ExcludeAllButton
      scope={scope}
      record={record}
      words={{ leaveAll: t('partyImport.exclude.leaveAll'), takeAll: t('partyImport.exclude.takeAll') }}
      icons={{ leaveAll: ListX, takeAll: ListRestart }}
      isBusy={isSaving}
      onExclude={(exclusion) => void exclude(exclusion)}
    />
  )
}
