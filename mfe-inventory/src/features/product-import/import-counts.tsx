import { CircleCheck, CircleMinus, CircleX, PenLine, TriangleAlert } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { useFormat, useTranslation } from '@comptoir/platform'
import { CountCards } from '@comptoir/platform/forms'
import { REPORT_ID, rowsIn, useReportScope } from './report/report-scope.ts'

const COUNTS = [
  { name: 'created', icon: CircleCheck },
  { name: 'changed', icon: PenLine },
  { name: 'same', icon: CircleMinus },
  { name: 'bad', icon: CircleX },
  { name: 'warned', icon: TriangleAlert },
] as const

/** How many rows make a product, change one, leave the catalogue as it is or are refused; each leads to its rows below. */
export function ImportCounts({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { scope, show } = useReportScope(record)
  const isDone = record.state === 'done'
  const counts = COUNTS.map(({ name, icon }) => {
    const count = rowsIn(record, name)
    const label = t(isDone ? `productImport.countDone.${name}` : `productImport.count.${name}`)
    return { name, icon, label, count, shown: format.number(count) }
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
