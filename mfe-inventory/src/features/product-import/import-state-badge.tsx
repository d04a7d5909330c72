import { CircleAlert, CircleCheck, Clock, FileQuestionMark, Loader, Undo2, type LucideIcon } from 'lucide-react'
import type { ProductImport } from '@comptoir/contracts/inventory/product-import'
import { StatusBadge, useTranslation, type StatusTone } from '@comptoir/platform'

/** An import that was undone says so instead of that it is done. */
type State = ProductImport['state'] | 'undoing' | 'undone' | 'partlyUndone'

const LOOKS: Record<State, { tone: StatusTone; icon: LucideIcon }> = {
  uploaded: { tone: 'attention', icon: FileQuestionMark },
  checking: { tone: 'brand', icon: Loader },
  checked: { tone: 'pending', icon: Clock },
  importing: { tone: 'brand', icon: Loader },
  done: { tone: 'success', icon: CircleCheck },
  failed: { tone: 'danger', icon: CircleAlert },
  undoing: { tone: 'brand', icon: Loader },
  undone: { tone: 'neutral', icon: Undo2 },
  partlyUndone: { tone: 'attention', icon: Undo2 },
}

export function ImportStateBadge({ record }: { record: ProductImport }) {
  const { t } = useTranslation('inventory')
  const state = stateOf(record)
  return <StatusBadge size="sm" {...LOOKS[state]} label={t(`productImport.state.${state}`)} />
}

function stateOf({ state, changeSet }: ProductImport): State {
  const undo = changeSet?.state
  return undo === 'undoing' || undo === 'undone' || undo === 'partlyUndone' ? undo : state
}
