import { Building2, ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Button, Card, DataTable, DirectionalIcon, EmptyState, ErrorPanel, Flex, PageHeader, useTranslation } from '@comptoir/platform'
import { useCompanies } from './companies.api.ts'
import { useCompanyColumns } from './company-columns.tsx'

/** All companies of the installation, for super-administrators: names and sizes, nothing of their business. */
export function CompaniesPage() {
  const { t } = useTranslation('company')
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader title={t('companies.title')} subtitle={t('companies.subtitle')} />
      <Card.Root overflow="hidden">
        <Companies />
      </Card.Root>
    </Flex>
  )
}

function Companies() {
  const { t } = useTranslation('company')
  const columns = useCompanyColumns()
  /** The last row of each page before this one. */
  const [trail, setTrail] = useState<string[]>([])
  const { data, error, isFetching, refetch } = useCompanies(trail.at(-1) ?? null)
  if (error && !data) return <ErrorPanel title={t('common.listFailedTitle')} text={t('common.nothingChanged')} onRetry={() => void refetch()} />
  if (data?.rows.length === 0) return <EmptyState icon={Building2} title={t('companies.empty.title')} text={t('companies.empty.text')} />
  const last = data?.rows.at(-1)?.id
  return (
    <>
      <DataTable label={t('companies.title')} columns={columns} rows={data?.rows} rowKey={({ id }) => id} rowName={({ name }) => name} isFetching={isFetching} />
      {trail.length > 0 || data?.hasNext === true ? (
        <Neighbours
          onPrevious={trail.length > 0 ? () => setTrail(trail.slice(0, -1)) : null}
          onNext={data?.hasNext === true && last !== undefined && !isFetching ? () => setTrail([...trail, last]) : null}
        />
      ) : null}
    </>
  )
}

function Neighbours({ onPrevious, onNext }: { onPrevious: (() => void) | null; onNext: (() => void) | null }) {
  const { t } = useTranslation('company')
  return (
    <Flex as="nav" aria-label={t('common.pagination')} justify="flex-end" gap="2" px="3" py="2" borderTopWidth="1px" borderColor="border.subtle">
      <Button variant="outline" size="sm" disabled={onPrevious === null} onClick={() => onPrevious?.()}>
        <DirectionalIcon icon={ChevronLeft} />
        {t('common.previousPage')}
      </Button>
      <Button variant="outline" size="sm" disabled={onNext === null} onClick={() => onNext?.()}>
        {t('common.nextPage')}
        <DirectionalIcon icon={ChevronRight} />
      </Button>
    </Flex>
  )
}
