import { useState } from 'react'
import { Printer } from 'lucide-react'
import { MOST_LABELS } from '@comptoir/contracts/inventory/labels'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import {
  Button,
  EmptyState,
  Flex,
  Grid,
  Link,
  PageHeader,
  saveFile,
  Section,
  useAddresses,
  useFormat,
  useLanguage,
  useSave,
  useSearchParams,
  useTranslation,
} from '@comptoir/platform'
import { countsOf, inputOf, pagesOf, startOn, totalOf, type LabelChoice } from './label-choice.ts'
import { LabelCounts } from './label-counts.tsx'
import { LabelSettings, type LabelLook } from './label-settings.tsx'
import { printLabels, useProducts } from './labels.api.ts'
import { SheetPreview } from './sheet-preview.tsx'

const NO_IDS: readonly string[] = []

/** Labels of the products that the address names: how many of each, on what, and with what. */
export function LabelsPage() {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  const asked = useSearchParams()[0].get('ids')
  const ids = asked ? [...new Set(asked.split(','))] : NO_IDS
  const title = t('labels.title')
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader
        title={title}
        subtitle={t('labels.subtitle')}
        breadcrumb={[{ label: t('products.title'), to: list() }, { label: title }]}
      />
      {ids.length === 0 ? (
        <EmptyState
          icon={Printer}
          title={t('labels.empty.title')}
          text={t('labels.empty.text')}
          actions={
            <Button asChild>
              <Link to={list()}>{t('labels.empty.choose')}</Link>
            </Button>
          }
        />
      ) : (
        <Printing ids={ids} />
      )}
    </Flex>
  )
}

function Printing({ ids }: { ids: readonly string[] }) {
  const { t } = useTranslation('inventory')
  const format = useFormat()
  const { data: products } = useProducts(ids)
  const language = useLanguage()
  const [how, setHow] = useState<LabelLook>({
    layout: 'a4x24',
    symbol: 'ean13',
    language,
    price: 'taxIncluded',
    hasDiscount: true,
  })
  const [start, setStart] = useState<number | null>(1)
  const [typed, setTyped] = useState<ReadonlyMap<string, number>>(new Map())
  const known = products?.map(({ id }) => id) ?? NO_IDS
  const choice: LabelChoice = { how: { ...how, start: startOn(how.layout, start) }, counts: countsOf(known, typed) }
  const total = totalOf(choice.counts)
  const { save, isSaving } = useSave(printLabels, {
    onSaved: ({ file, name }) => saveFile(file, name ?? `${t('labels.title')}.pdf`),
  })
  return (
    <Grid templateColumns={{ base: '1fr', lg: '1fr 22rem' }} gap="4" alignItems="start">
      <Section title={t('labels.products')}>
        <LabelCounts
          products={products}
          counts={choice.counts}
          onCount={(id, count) => setTyped((before) => new Map(before).set(id, count))}
        />
      </Section>
      <Section title={t('labels.paper')} description={t('labels.trueSize')}>
        <LabelSettings how={how} onChange={setHow} />
        <SheetPreview choice={choice} start={start} onStart={setStart} />
        <Button
          size="lg"
          loading={isSaving}
          disabled={total === 0 || total > MOST_LABELS}
          onClick={() => void save(inputOf(choice))}
        >
          <Printer aria-hidden size={16} />
          {t('labels.print', { labels: format.number(total), pages: format.number(pagesOf(choice)) })}
        </Button>
        {total > MOST_LABELS ? t('labels.tooMany', { most: format.number(MOST_LABELS) }) : null}
      </Section>
    </Grid>
  )
}
