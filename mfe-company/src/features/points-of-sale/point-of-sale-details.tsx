import { ActivityBadge, Code, Fact, Flex, PageHeader, Section, SimpleGrid, useTranslation } from '@comptoir/platform'
import type { PointOfSaleViewProps } from './point-of-sale-edit.tsx'
import { usePointOfSaleAddresses } from './use-point-of-sale-addresses.ts'

/** The same page for who may look only. */
export function PointOfSaleDetails({ pointOfSale, children }: PointOfSaleViewProps) {
  const { t } = useTranslation('company')
  const { list } = usePointOfSaleAddresses()
  const { code, name, phone, address, postalCode, city, isActive } = pointOfSale
  return (
    <Flex direction="column" gap="4" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
      <PageHeader
        title={name}
        subtitle={t('pointsOfSale.details.subtitle')}
        breadcrumb={[{ label: t('pointsOfSale.title'), to: list() }, { label: name }]}
      />
      <Section title={t('pointsOfSale.form.identity')}>
        <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="4">
          <Fact label={t('pointsOfSale.form.code')}>
            <Code>{code}</Code>
          </Fact>
          <Fact label={t('common.status')}>
            <ActivityBadge isActive={isActive} />
          </Fact>
          <Fact label={t('pointsOfSale.form.address')}>
            <bdi>{[address, [postalCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ') || '–'}</bdi>
          </Fact>
          <Fact label={t('pointsOfSale.form.phone')}>{phone === null ? '–' : <Code>{phone}</Code>}</Fact>
        </SimpleGrid>
      </Section>
      {children}
    </Flex>
  )
}
