import type { PointOfSale } from '@comptoir/contracts'
import { PageSkeleton, useHasPermission, useParams } from '@comptoir/platform'
import { useOpened } from '../../common/use-opened.ts'
import { RegisterDialogs, RegistersSection, useRegisters } from '../registers/index.ts'
import { PointOfSaleDetails } from './point-of-sale-details.tsx'
import { PointOfSaleEdit } from './point-of-sale-edit.tsx'
import { PointOfSaleOutcome } from './point-of-sale-outcome.tsx'

/** One point of sale and its registers: a form for whoever may change it, facts for everybody else. */
export function PointOfSalePage() {
  const { id } = useParams()
  const { row, error, retry } = useOpened<PointOfSale>('points-of-sale', id)
  if (row) return <Opened key={row.id} pointOfSale={row} />
  return error ? <PointOfSaleOutcome error={error} onRetry={retry} /> : <PageSkeleton kind="form" />
}

function Opened({ pointOfSale }: { pointOfSale: PointOfSale }) {
  const mayWrite = useHasPermission('pointsOfSale.write')
  const registers = useRegisters(pointOfSale.id)
  const Page = mayWrite ? PointOfSaleEdit : PointOfSaleDetails
  return (
    <>
      <Page pointOfSale={pointOfSale}>
        <RegistersSection registers={registers} />
      </Page>
      {/* Beside the form, not in it: their own forms and fields are none of its. */}
      <RegisterDialogs registers={registers} />
    </>
  )
}
