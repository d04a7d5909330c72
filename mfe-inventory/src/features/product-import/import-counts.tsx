import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { Card, SimpleGrid, Text, useFormat, useTranslation } from '@comptoir/platform'

const COUNTS = [
  { name: 'good', icon: CircleCheck, color: 'success.fg', of: ({ goodCount }: ProductImport) => goodCount },
  { name: 'bad', icon: CircleX, color: 'danger.fg', of: ({ badCount }: ProductImport) => badCount },
  { name: 'warned', icon: TriangleAlert, color: 'pending.fg', of: ({ warningCount }: ProductImport) => warningCount },
] as const

/** How many rows go in, stay out, and go in with something to look at. */
export function ImportCounts({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const isDone = record.state === 'done'
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 3 }} gap="3">
      {COUNTS.map(({ name, icon: Icon, color, of }) => (
        <Card.Root key={name} px="5" py="4" flexDirection="column-reverse" gap="1">
          <Text as="dt" color="fg.muted" display="flex" alignItems="center" gap="2">
            <Text as="span" color={of(record) === 0 ? 'fg.subtle' : color} display="inline-flex">
              <Icon aria-hidden size={16} />
            </Text>
            {t(isDone ? `productImport.countDone.${name}` : `productImport.count.${name}`)}
          </Text>
          <Text as="dd" textStyle="kpi">
            {format.number(of(record))}
          </Text>
        </Card.Root>
      ))}
    </SimpleGrid>
  )
}
