import { useState } from 'react'
import { locationsOf, type StockLocation } from '@comptoir/contracts/company/locations'
import { newId, PageSkeleton, useCompanyQuery, useNavigate, usePointOfSale } from '@comptoir/platform'
import { DraftView } from './draft-view.tsx'
import { useAdjustmentAddresses } from './use-adjustment-addresses.ts'

/** A new adjustment, of the shop that is open: another shop begins another one. */
export function StockAdjustmentCreatePage() {
  const { id } = usePointOfSale()
  return <NewAdjustment key={id} pointOfSaleId={id} />
}

function NewAdjustment({ pointOfSaleId }: { pointOfSaleId: string }) {
  const navigate = useNavigate()
  const { one } = useAdjustmentAddresses()
  const [id] = useState(newId)
  const { data } = useCompanyQuery<StockLocation[]>(locationsOf(pointOfSaleId), [])
  if (!data) return <PageSkeleton kind="form" />
  const shop = data.find(({ kind }) => kind === 'shop') ?? data[0]
  const draft = { locationId: shop?.id ?? '', reason: 'lost' as const, note: '', lines: [] }
  return (
    <DraftView
      opened={null}
      begin={{ id, draft, pointOfSaleId }}
      onSaved={(adjustment) => void navigate(one(adjustment.id), { replace: true })}
      onReload={() => void navigate(one(id), { replace: true })}
    />
  )
}
