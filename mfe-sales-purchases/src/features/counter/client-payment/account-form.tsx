import type { ClientPayment } from '@comptoir/contracts/sales/client-payments'
import { CLIENT_ACCOUNTS } from '@comptoir/contracts/sales/client-accounts'
import type { PaymentKind } from '@comptoir/contracts/payment-rules'
import type { PaymentMethod } from '@comptoir/contracts/sales/cash-sessions'
import { Notice, Skeleton, useItem } from '@comptoir/platform'
import { TakePayment } from '../../client-payments/index.ts'
import { useClientMethods } from '../payment/use-offered-methods.ts'
import { useCounterSession } from '../session/counter-session.ts'
import { useShopSettings } from '../session/shop-settings.ts'

export interface AccountFormProps {
  id: string
  clientId: string
  onTaken: (payment: ClientPayment) => void
  setSaving: (isSaving: boolean) => void
}

/** The form of a payment once the server has said what is owed: what is known on the device may be old. */
export function AccountForm({ clientId, ...given }: AccountFormProps) {
  const { session } = useCounterSession()
  const { data: account, error, isFetching } = useItem(CLIENT_ACCOUNTS, clientId)
  const methods = usePayingMethods()
  if (error) return <Notice tone="attention">{error.message}</Notice>
  if (account === undefined || isFetching || methods === undefined) return <Skeleton h="48" />
  return <TakePayment {...given} session={session} account={account} methods={methods} />
}

const PAYING: readonly string[] = ['cash', 'card', 'cheque', 'draft', 'transfer', 'mobile'] satisfies PaymentKind[]

/** The methods that the shop takes, those left out by which somebody would owe again. Undefined until they are known. */
function usePayingMethods(): readonly PaymentMethod[] | undefined {
  const shop = useShopSettings()
  const { data } = useClientMethods()
  if (shop === undefined || data === undefined) return undefined
  const chosen = data.filter(({ id }) => shop.methodIds.includes(id))
  return (chosen.length > 0 ? chosen : data).filter(({ kind }) => PAYING.includes(kind))
}
