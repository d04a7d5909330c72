import { type ExtensionPoints, Skeleton, Text, useTranslation } from '@comptoir/platform'
import { useLatestReceipts } from './latest-receipts.ts'
import { ReceiptLines } from './receipt-lines.tsx'

/** In the page of a client: what was last sold to them, each line leading to its receipt. */
export function ClientSales({ clientId }: ExtensionPoints['client.summary']) {
  const { t } = useTranslation('sales-purchases')
  const { data, error } = useLatestReceipts({ client: clientId })
  if (error) return <Text color="fg.muted">{error.message}</Text>
  if (data === undefined) return <Skeleton h="16" />
  if (data.data.length === 0) return <Text color="fg.muted">{t('clientSales.empty')}</Text>
  return <ReceiptLines rows={data.data} />
}
