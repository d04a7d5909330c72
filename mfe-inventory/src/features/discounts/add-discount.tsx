import { Plus } from 'lucide-react'
import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import { Button, Link, useHasPermission, useLocation, useTranslation, useAddresses } from '@comptoir/platform'
import type { FromList } from './use-list-address.ts'

/** The way to a new discount, for who may make one; it comes back to the list as it is now. */
export function AddDiscount() {
  const { t } = useTranslation('inventory')
  const { create } = useAddresses(DISCOUNTS)
  const state: FromList = { view: useLocation().search }
  if (!useHasPermission(DISCOUNTS.permissions.write)) return null
  return (
    <Button asChild>
      <Link to={create} state={state}>
        <Plus aria-hidden size={16} />
        {t('discounts.add')}
      </Link>
    </Button>
  )
}
