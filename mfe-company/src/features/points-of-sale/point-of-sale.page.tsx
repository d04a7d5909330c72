import { POINTS_OF_SALE } from '@comptoir/contracts/company/points-of-sale'
import { PageSkeleton, useCompany, useHasPermission, useOpened, useParams } from '@comptoir/platform'
import { LocationDialogs, LocationsSection, useLocations } from '../locations/index.ts'
import { RegisterDialogs, RegistersSection, useRegisters } from '../registers/index.ts'
import { PointOfSaleDetails } from './point-of-sale-details.tsx'
import { PointOfSaleEdit, type PointOfSaleViewProps } from './point-of-sale-edit.tsx'
import { PointOfSaleOutcome } from './point-of-sale-outcome.tsx'
import { SettingsInEffect } from './settings-in-effect.tsx'

/** One point of sale, its registers and its locations: a form for those who may change it, facts for everybody else. */
export function PointOfSalePage() {
  const { id } = useParams()
  const { row, error, retry, reopen } = useOpened(POINTS_OF_SALE, id)
  if (row) return <Opened key={`${row.id} ${row.version}`} pointOfSale={row} reopen={reopen} />
  return error ? <PointOfSaleOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function Opened({ pointOfSale, reopen }: Omit<PointOfSaleViewProps, 'children'>) {
  const mayWrite = useHasPermission(POINTS_OF_SALE.permissions.write)
  const company = useCompany()
  const registers = useRegisters(pointOfSale.id)
  const locations = useLocations(pointOfSale.id)
  const Page = mayWrite ? PointOfSaleEdit : PointOfSaleDetails
  return (
    <>
      <Page pointOfSale={pointOfSale} reopen={reopen}>
        <SettingsInEffect pointOfSale={pointOfSale} registers={registers.list.rows ?? []} />
        <RegistersSection registers={registers} />
        <LocationsSection locations={locations} />
      </Page>
      {/* Beside the form, not in it: their own forms and fields are none of its. */}
      <RegisterDialogs
        registers={registers}
        priceDisplay={company.isVatSubject ? (pointOfSale.priceDisplay ?? company.priceDisplay) : 'inclTax'}
      />
      <LocationDialogs locations={locations} />
    </>
  )
}
