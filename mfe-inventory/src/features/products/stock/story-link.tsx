import { STOCK_LEVELS_AT } from '@comptoir/contracts/addresses'
import { TextLink, useAddresses, useHasPermission, useTranslation } from '@comptoir/platform'
import { MANAGE_STOCKS } from '../../../common/manage-stocks.ts'

/** To how the stock of a product came to what it is. */
export function StoryLink({ productId }: { productId: string }) {
  const { t } = useTranslation('inventory')
  const stocks = useAddresses(MANAGE_STOCKS)
  if (!useHasPermission(STOCK_LEVELS_AT.permissions.read)) return null
  return <TextLink to={stocks.one(productId)}>{t('products.stock.story')}</TextLink>
}
