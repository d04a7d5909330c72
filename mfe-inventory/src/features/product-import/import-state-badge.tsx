import { CircleAlert, CircleCheck, Clock, FileQuestionMark, Loader, type LucideIcon } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { StatusBadge, useTranslation, type StatusTone } from '@comptoir/platform'

type State = ProductImport['state']

const LOOKS: Record<State, { tone: StatusTone; icon: LucideIcon }> = {
  uploaded: { tone: 'attention', icon: FileQuestionMark },
  checking: { tone: 'brand', icon: Loader },
  checked: { tone: 'pending', icon: Clock },
  importing: { tone: 'brand', icon: Loader },
  done: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
}

export function ImportStateBadge({ state }: { state: State }) {
  const { t } = useTranslation('inventory')
  return <StatusBadge size="sm" {...LOOKS[state]} label={t(`productImport.state.${state}`)} />
}
