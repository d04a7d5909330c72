import { useState } from 'react'
import type { StockTransfer } from '@comptoir/contracts/inventory/stock-transfers'
import { LeaveGuard } from '@comptoir/platform/forms'
import { TransferLines } from './transfer-lines.tsx'

interface KeptLinesProps {
  /** As it is now. */
  transfer: StockTransfer
  /** Reads it again; null where it cannot be read, which was said. */
  read: () => Promise<StockTransfer | null>
}

/**
 * The lines of a transfer as it is, until something is entered beside them: from then on as they were, so that nothing that
 * others do takes away what was entered, until it is given up.
 */
export function KeptLines({ transfer, read }: KeptLinesProps) {
  const [kept, setKept] = useState<StockTransfer | null>(null)
  // Nothing more is entered beside what was given up.
  const shown = kept === null || transfer.state === 'cancelled' ? transfer : kept
  const reload = async (): Promise<void> => {
    const now = await read()
    if (now !== null && now.version !== shown.version) setKept(null)
  }
  return (
    <>
      <TransferLines
        key={shown.version}
        transfer={shown}
        isStale={shown.version !== transfer.version}
        onEntered={(isEntered) => setKept((known) => (isEntered ? (known ?? shown) : null))}
        onTaken={() => setKept(null)}
        onReload={() => void reload()}
      />
      <LeaveGuard hasUnsavedWork={() => kept !== null && shown === kept} />
    </>
  )
}
