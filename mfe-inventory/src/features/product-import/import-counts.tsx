import { CircleCheck, CircleMinus, CircleX, PenLine, TriangleAlert } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { chakra, SimpleGrid, Text, useFormat, useTranslation } from '@comptoir/platform'
import { REPORT_ID, rowsIn, useReportScope } from './report/report-scope.ts'

const COUNTS = [
  { name: 'created', icon: CircleCheck, color: 'success.fg' },
  { name: 'changed', icon: PenLine, color: 'brand.fg' },
  { name: 'same', icon: CircleMinus, color: 'fg.muted' },
  { name: 'bad', icon: CircleX, color: 'danger.fg' },
  { name: 'warned', icon: TriangleAlert, color: 'pending.fg' },
] as const

const CountButton = chakra('button', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    px: '4',
    py: '3',
    textAlign: 'start',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    cursor: 'pointer',
    _hover: { bg: 'bg.hover' },
    '&[aria-pressed=true]': { borderColor: 'brand.solid', boxShadow: '0 0 0 1px {colors.brand.solid}' },
  },
})

/** How many rows make a product, change one, leave the catalogue as it is or are refused; each leads to its rows below. */
export function ImportCounts({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { scope, show } = useReportScope(record)
  const isDone = record.state === 'done'
  return (
    <SimpleGrid columns={{ base: 2, md: 3, xl: 5 }} gap="3">
      {COUNTS.map(({ name, icon: Icon, color }) => (
        <CountButton
          key={name}
          type="button"
          aria-pressed={scope === name}
          onClick={() => {
            show(name)
            document.getElementById(REPORT_ID)?.scrollIntoView({ block: 'start' })
          }}
        >
          <Text as="span" textStyle="kpi">
            {format.number(rowsIn(record, name))}
          </Text>
          <Text as="span" color="fg.muted" display="flex" alignItems="center" gap="2">
            <Text as="span" color={rowsIn(record, name) === 0 ? 'fg.subtle' : color} display="inline-flex">
              <Icon aria-hidden size={16} />
            </Text>
            {t(isDone ? `productImport.countDone.${name}` : `productImport.count.${name}`)}
          </Text>
        </CountButton>
      ))}
    </SimpleGrid>
  )
}
