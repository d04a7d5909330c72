import { CircleCheck, CircleMinus, CircleX, PenLine, TriangleAlert } from 'lucide-react'
import type { PartyImport } from '@comptoir/contracts/people/party-import'
import { useFormat, useTranslation } from '@comptoir/platform'
import { CountCards } from '@comptoir/platform/forms'
import { isApplied, REPORT_ID, rowsIn, useReportScope } from './report-scope.ts'

const COUNTS = [
  { name: 'created', icon: CircleCheck },
  { name: 'changed', icon: PenLine },
  { name: 'same', icon: CircleMinus },
  { name: 'bad', icon: CircleX },
  { name: 'warned', icon: TriangleAlert },
] as const

/** How many rows make somebody, change them, change nothing or are refused; each leads to its rows below. */
export function ImportCounts({ record }: { record: PartyImport }) {
  const { t } = useTranslation('people')
  const format = useFormat()
  const { scope, show } = useReportScope(record)
  const words = isApplied(record) ? 'countDone' : 'count'
  const counts = COUNTS.map(({ name, icon }) => {
    const count = rowsIn(record, name)
    return { name, icon, label: t(`partyImport.${words}.${name}`), count, shown: format.number(count) }
  })
  return (
    <CountCards
      counts={counts}
      current={scope}
      onShow={(name) => {
        show(name)
        document.getElementById(REPORT_ID)?.scrollIntoView({ block: 'start' })
      }}
    />
  )
}
