import { Plus, Upload } from 'lucide-react'
import { DISCOUNT_IMPORT } from '@comptoir/contracts/inventory/discount-import'
import { DISCOUNTS } from '@comptoir/contracts/inventory/discounts'
import { Button, Link, useHasPermission, useLocation, useTranslation, useAddresses } from '@comptoir/platform'
import type { FromList } from './use-list-address.ts'

/** The two ways to new discounts, for who may make some; that to a single one comes back to the list as it is now. */
export function AddDiscount() {
  const { t } = useTranslation('inventory')
  const { create } = useAddresses(DISCOUNTS)
  const imports = useAddresses(DISCOUNT_IMPORT)
  const state: FromList = { view: useLocation().search }
  if (!useHasPermission(DISCOUNTS.permissions.write)) return null
  return (
    <>
      <Button asChild variant="outline">
        <Link to={imports.list()}>
          <Upload aria-hidden size={16} />
          {t('discounts.import')}
        </Link>
      </Button>
      <Button asChild>
        <Link to={create} state={state}>
          <Plus aria-hidden size={16} />
          {t('discounts.add')}
        </Link>
      </Button>
    </>
  )
}
