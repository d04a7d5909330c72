import type { AuditAction } from '@comptoir/contracts/audit'
import type { ErasureInput } from '@comptoir/contracts/people/parties'
import { v7 as newId } from 'uuid'
import { audit } from '../../../platform/audit/audit.ts'
import type { TxCtx } from '../../../platform/context.ts'
import { listByFunction } from '../../../platform/db/call.ts'
import { jsonText } from '../../../platform/db/function-json.ts'
import { staleRefusal } from '../../../platform/resource/cases.ts'
import { declaredRefusal } from '../../../platform/resource/refusals.ts'
import { lockRow } from '../../../platform/resource/statements.ts'
import { forgetClientWords } from '../../../platform/search/known-words.ts'
import { searchText } from '@comptoir/contracts/search-text'
import { eraseFromImports } from '../../people/index.ts'
import { proofOf } from '../books/index.ts'
import { eraseDocuments } from './erase-documents.ts'
import { eraseTrail } from './erase-trail.ts'
import type { PeopleOfKind, Person } from './people.ts'
import { findErasures, insertErased, removeTraces, takeTurn } from './traces.repository.ts'
import { idsOf, listTrail, type TrailEntry } from './trail.queries.ts'
import { textsIn } from './without-personal.rules.ts'

/**
 * Erases all that is personal of somebody, in the caller's transaction, and leaves an entry that says so without them. What
 * is posted keeps its figures and its seal: what each row hashed to is kept beside it, and proved by that entry.
 */
export async function erase(ctx: TxCtx, kind: PeopleOfKind, id: string, input: ErasureInput): Promise<void> {
  const { declared } = kind
  const { entity } = declared
  await takeTurn(ctx)
  const person = await theOneMeant(ctx, kind, id, input)
  const ids = await idsOf(ctx, entity, id)
  await kind.refuse(ctx, person, ids)
  const trail = await listTrail(ctx, entity, ids)
  const kept = await kind.erase(ctx, id)
  const clientIds = [...kept.keys()]
  const erasures = await findErasures(ctx)
  const entries = eraseTrail(trail, { entity, ids: new Set(ids) }, erasures)
  const documents = await eraseDocuments(ctx, clientIds, erasures)
  const unsound = entries.unsound ?? documents.unsound
  if (unsound !== null) throw declaredRefusal(declared, 'erasureUnsound', { document: unsound })

  const rows = [...entries.rows, ...documents.rows]
  const erasureId = newId()
  await listByFunction(ctx.db, 'erase_posted', {
    companyId: ctx.companyId,
    clientIds,
    entries: jsonText(entries.entries),
  })
  await insertErased(ctx, erasureId, rows)
  if (entity === 'client') await forgetClientWords(ctx, searchTextsOf(trail, ids, [...kept.values()]))
  const traces = { ids, texts: identifying(trail, ids, person) }
  await removeTraces(ctx, traces)
  await eraseFromImports(ctx, traces)
  await audit(ctx, {
    action: `${entity}.erased` as AuditAction,
    entity,
    entityId: id,
    after: {
      erasedEntries: entries.rows.length,
      ...(entity === 'client' ? { erasedDocuments: documents.rows.length } : {}),
      erasureId,
      proof: proofOf(rows),
    },
  })
}

/** The person, locked, as whoever asks has seen them, whose name they have typed. */
async function theOneMeant(
  ctx: TxCtx,
  { declared, table, get }: PeopleOfKind,
  id: string,
  { name, version }: ErasureInput,
): Promise<Person> {
  await lockRow(ctx, table, id)
  const person = await get(ctx, id)
  if (person.version !== version) throw await staleRefusal(ctx, declared.entity, id)
  if (plain(name) !== plain(person.name)) throw declaredRefusal(declared, 'notConfirmed', {}, '/name')
  return person
}

function plain(name: string): string {
  return name.normalize('NFC').trim().replaceAll(/\s+/g, ' ')
}

/** All that somebody was ever found by. */
function searchTextsOf(trail: readonly TrailEntry[], ids: readonly string[], current: readonly string[]): string[] {
  return [...current, ...aboutThem(trail, ids).flatMap((side) => textsIn(side).map(searchText))]
}

/** Shorter texts say nothing about one person. */
const LEAST_TELLING = 5
const TELLING = ['name', 'phone', 'email', 'taxId'] as const

/** What names one person and hardly another: their names, telephones, e-mails and tax ids, of today and before. */
function identifying(trail: readonly TrailEntry[], ids: readonly string[], person: Person): string[] {
  const texts = [person, ...aboutThem(trail, ids)].flatMap((side) =>
    Object.entries(side).flatMap(([field, value]: [string, unknown]) =>
      TELLING.some((name) => name === field) && typeof value === 'string' ? [value] : [],
    ),
  )
  return [...new Set(texts)].filter((text) => [...text].length >= LEAST_TELLING)
}

function aboutThem(trail: readonly TrailEntry[], ids: readonly string[]): object[] {
  return trail
    .filter(({ entity_id: id }) => id !== null && ids.includes(id))
    .flatMap(({ before, after }) => [before, after])
    .filter((side) => typeof side === 'object' && side !== null)
}
