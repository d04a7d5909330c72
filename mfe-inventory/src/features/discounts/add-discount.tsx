import { Plus } from 'lucide-react'
import { Button, Link, useHasPermission, useLocation, useTranslation } from '@comptoir/platform'
import { useDiscountsAddress, type FromList } from './use-discounts-address.ts'

/** The way to a new discount, for who may make one; it comes back to the list as it is now. */
export function AddDiscount() {
  const { t } = useTranslation('inventory')
  const { create } = useDiscountsAddress()
  const state: FromList = { view: useLocation().search }
  if (!useHasPermission('discounts.write')) return null
  return (
    <Button asChild>
      <Link to={create} state={state}>
        <Plus aria-hidden size={16} />
        {t('discounts.add')}
      </Link>
    </Button>
  )
}
