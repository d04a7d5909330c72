import type { ReactNode } from 'react'
import { PRODUCTS } from '@comptoir/contracts/inventory/products'
import { Flex, PageHeader, useTranslation, useAddresses } from '@comptoir/platform'
import { ImportSteps, type ImportStep } from './import-steps.tsx'

export interface ImportFrameProps {
  step: ImportStep
  actions?: ReactNode
  /** Sticks to the bottom of the window. */
  bar?: ReactNode
  children: ReactNode
}

/** Head, way back and steps of the import, the same at each of them. */
export function ImportFrame({ step, actions, bar, children }: ImportFrameProps) {
  const { t } = useTranslation('inventory')
  const { list } = useAddresses(PRODUCTS)
  const title = t('productImport.title')
  return (
    <Flex direction="column" flex="1">
      <Flex direction="column" gap="4" flex="1" px={{ base: '4', md: '6' }} py="6" maxW="page" mx="auto" w="full">
        <PageHeader
          title={title}
          subtitle={t('productImport.subtitle')}
          breadcrumb={[{ label: t('products.title'), to: list() }, { label: title }]}
          actions={actions}
        />
        <ImportSteps current={step} />
        {children}
      </Flex>
      {bar}
    </Flex>
  )
}
