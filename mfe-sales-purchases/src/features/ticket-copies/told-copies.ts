import { TICKET_COPIES_AT } from '@comptoir/contracts/addresses'
import type { RecordedCopies, TicketCopyInput } from '@comptoir/contracts/sales/ticket-copies'
import { api, newId, pathOf, printPage, serverNow, useCompany } from '@comptoir/platform'
import { keptCopiesOf } from '../../common/kept-copies.ts'
import { keptJson } from '../../common/kept-json.ts'
import { safeStorage } from '../../common/safe-storage.ts'

/** As many are told at once as the server takes. */
const MOST = 100
const KEPT_DAYS = 30
const DAY_MS = 24 * 60 * 60_000

export type PrintedAgain = Omit<TicketCopyInput, 'id' | 'occurredAt'>

function readKept(companyId: string): TicketCopyInput[] {
  const kept = keptJson(keptCopiesOf(companyId))
  return Array.isArray(kept) ? (kept as TicketCopyInput[]) : []
}

function keep(companyId: string, copies: readonly TicketCopyInput[]): void {
  if (copies.length === 0) safeStorage.removeItem(keptCopiesOf(companyId))
  else safeStorage.setItem(keptCopiesOf(companyId), JSON.stringify(copies))
}

/** What nobody recorded for so long is of a ticket that never came. */
function isRecent({ occurredAt }: TicketCopyInput): boolean {
  return Date.parse(occurredAt) > serverNow() - KEPT_DAYS * DAY_MS
}

/** Tells the server what was printed again; what it does not record yet, or is away for, stays on the device. */
export async function tellKept(companyId: string): Promise<void> {
  const copies = readKept(companyId).slice(0, MOST)
  if (copies.length === 0) return
  try {
    const { data } = await api.post<RecordedCopies>(pathOf(TICKET_COPIES_AT), { copies })
    const recorded = new Set(data.map(({ id }) => id))
    const left = new Set(copies.flatMap(({ id }) => (recorded.has(id) ? [] : [id])))
    // Another one may have been kept meanwhile. What is not recorded yet goes to the end: it holds up no other.
    const known = readKept(companyId).filter(({ id }) => !recorded.has(id))
    keep(companyId, [
      ...known.filter(({ id }) => !left.has(id)),
      ...known.filter(isRecent).filter(({ id }) => left.has(id)),
    ])
  } catch {
    // It is told again with the next one, and when the counter is opened.
  }
}

/** Writes down that a paper was printed once more, then tells it. */
export async function tellCopy(companyId: string, printed: PrintedAgain): Promise<void> {
  const copy = { ...printed, id: newId(), occurredAt: new Date(serverNow()).toISOString() }
  keep(companyId, [...readKept(companyId), copy])
  await tellKept(companyId)
}

/** Prints a document of the back office once more through the browser, and tells it once the dialog is closed. */
export function usePrintCopy(printed: PrintedAgain, onTold?: () => void): () => void {
  const { id: companyId } = useCompany()
  return () => {
    addEventListener('afterprint', () => void tellCopy(companyId, printed).then(() => onTold?.()), { once: true })
    printPage()
  }
}
