import { useState } from 'react'
import { ScanBarcode } from 'lucide-react'
import { CLASS_DAYS, CLASS_SHARES, STOCK_COUNTS, type DueCounts } from '@comptoir/contracts/inventory/stock-counts'
import {
  Box,
  Button,
  Code,
  DateTime,
  Flex,
  newId,
  Section,
  Text,
  useCompany,
  useFormat,
  useHasPermission,
  useNavigate,
  useSave,
  useTranslation,
} from '@comptoir/platform'
import { savePlan, takeStep, useCountPages, useDueCounts } from './stock-counts.api.ts'

/** What the shop should count today, and one press to begin; nothing where the company does not count in turns. */
export function DueToday({ pointOfSaleId }: { pointOfSaleId: string }) {
  const { t } = useTranslation('inventory')
  const { data } = useDueCounts(pointOfSaleId)
  if (!data?.isCycleOn) return null
  return (
    <Box pt="6">
      <Section
        title={t('stockCounts.due.title')}
        description={t('stockCounts.due.shares', { days: CLASS_DAYS, a: CLASS_SHARES.A, b: CLASS_SHARES.B })}
        actions={data.products.length > 0 ? <Begin due={data} /> : null}
      >
        <Classes due={data} />
        {data.products.length === 0 ? (
          <Text role="status">{t('stockCounts.due.nothing')}</Text>
        ) : (
          <Products products={data.products} />
        )}
      </Section>
    </Box>
  )
}

function Begin({ due: { locationId, products } }: { due: DueCounts }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const navigate = useNavigate()
  const { counting } = useCountPages()
  const mayPlan = useHasPermission(STOCK_COUNTS.permissions.plan)
  const mayCount = useHasPermission(STOCK_COUNTS.permissions.count)
  // Where the beginning is refused the plan stays: another press writes the same one anew, and begins that.
  const [known, setKnown] = useState<Parameters<typeof savePlan>[0]>(() => ({ id: newId() }))
  const { save, isSaving } = useSave(
    async () => {
      const scope = { kind: 'products' as const, ids: products.map((product) => product.id) }
      const plan = { locationId, scope, isBlind: true, peopleIds: [], plannedOn: null, note: t('stockCounts.due.note') }
      const planned = await savePlan(known, plan)
      setKnown(planned)
      return takeStep(planned, 'start')
    },
    { answerOf: STOCK_COUNTS, invalidates: [STOCK_COUNTS], onSaved: ({ id }) => void navigate(counting(id)) },
  )
  if (!mayPlan || !mayCount) return null
  return (
    <Button loading={isSaving} onClick={() => void save(undefined)}>
      <ScanBarcode aria-hidden size={16} />
      {t('stockCounts.due.begin', { count: products.length, number: format.number(products.length) })}
    </Button>
  )
}

function Classes({ due: { classes } }: { due: DueCounts }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  return (
    <Flex as="ul" listStyleType="none" gap="4" wrap="wrap">
      {classes.map((each) => (
        <Text as="li" key={each.class} textStyle="small">
          <Text as="span" fontWeight="semibold">
            {t('stockCounts.due.class', { name: each.class })}
          </Text>{' '}
          {t('stockCounts.due.progress', {
            ...{ counted: format.number(each.countedToday), perDay: format.number(each.perDay) },
            ...{ count: each.days, number: format.number(each.days) },
          })}
        </Text>
      ))}
    </Flex>
  )
}

function Products({ products }: Pick<DueCounts, 'products'>) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { timeZone } = useCompany()
  return (
    <Box as="details">
      <Text as="summary" cursor="pointer" minH="11" py="2.5">
        {t('stockCounts.due.products', { count: products.length, number: format.number(products.length) })}
      </Text>
      <Flex as="ul" direction="column" listStyleType="none" aria-label={t('stockCounts.due.title')}>
        {products.map(({ id, code, designation, class: own, lastCountedAt }) => (
          <Flex as="li" key={id} gap="3" py="1.5" justify="space-between" wrap="wrap">
            <span>
              <bdi>{designation}</bdi> <Code tone="muted">{code}</Code>
            </span>
            <Text as="span" textStyle="small" color="fg.muted">
              {t('stockCounts.due.class', { name: own })} ·{' '}
              {lastCountedAt === null ? (
                t('stockCounts.due.never')
              ) : (
                <DateTime value={lastCountedAt} kind="date" timeZone={timeZone} />
              )}
            </Text>
          </Flex>
        ))}
      </Flex>
    </Box>
  )
}
