import type { PartyKeptReason } from '@comptoir/contracts/people/party-import'
import { ACTIVITY_SECTORS } from '@comptoir/contracts/people/activity-sectors'
import { CLIENT_GROUPS } from '@comptoir/contracts/people/client-groups'
import { CLIENTS } from '@comptoir/contracts/people/clients'
import { SUPPLIERS } from '@comptoir/contracts/people/suppliers'
import type { Present, WrittenRow } from './undo.repository.ts'

/** What may be done with whoever a row wrote: nothing, where whom it made is gone. */
export type Undoing = 'remove' | 'restore' | 'nothing' | { keep: PartyKeptReason }

/** Decides for one row. Whoever somebody touched since stays, and nobody who was erased gets anything back. */
export function undoingOf(
  { isCreated, afterVersion }: Pick<WrittenRow, 'isCreated' | 'afterVersion'>,
  present: Present | undefined,
): Undoing {
  if (!present) return isCreated ? 'nothing' : { keep: 'gone' }
  if (present.isHidden) return { keep: 'gone' }
  if (present.version !== afterVersion) return { keep: 'changed' }
  return isCreated ? 'remove' : 'restore'
}

const REASONS: Readonly<Record<string, PartyKeptReason>> = {
  [CLIENTS.errors.inUse]: 'used',
  [CLIENTS.errors.codeTaken]: 'taken',
  [SUPPLIERS.errors.codeTaken]: 'taken',
  [CLIENT_GROUPS.errors.notFound]: 'groupGone',
  [ACTIVITY_SECTORS.errors.notFound]: 'groupGone',
}

/** Why somebody stays, by the refusal of what was to be done with them. */
export function reasonOf(refusal: string): PartyKeptReason {
  return REASONS[refusal] ?? 'refused'
}
