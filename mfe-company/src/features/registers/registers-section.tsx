import { ScanBarcode } from 'lucide-react'
import { EmptyState, useTranslation } from '@comptoir/platform'
import { PlaceSection } from '../../common/place-section.tsx'
import { useRegisterActions } from './register-actions.ts'
import { useRegisterColumns } from './register-columns.tsx'
import type { Registers } from './use-registers.ts'

/** The registers of the point of sale. */
export function RegistersSection({ registers }: { registers: Registers }) {
  const { t } = useTranslation('company')
  return (
    <PlaceSection
      of={registers}
      words={{
        title: t('registers.title'),
        description: t(registers.mayWrite ? 'registers.description' : 'registers.descriptionReadOnly'),
        add: t('registers.add'),
        failed: t('registers.failed.title'),
      }}
      columns={useRegisterColumns()}
      rowActions={useRegisterActions(registers)}
      empty={
        <EmptyState
          headingLevel="h3"
          icon={ScanBarcode}
          title={t('registers.empty.title')}
          text={t('registers.empty.text')}
        />
      }
    />
  )
}
