import type { Checkpoint, CheckpointPart } from '@comptoir/contracts/company/checkpoints'
import { isClockKnown } from '../../../platform/audit/known-clock.ts'
import { type ClockStep, sealAuditTrails } from '../../../platform/audit/seal-audit-trails.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/db/database.ts'
import type { AppDeps } from '../../../platform/deps.ts'
import { keptSigningKey, type SigningKey } from '../../federation/signing/index.ts'
import { keepCheckpoint, listCheckpoints, readCheckpoint, sha256Of, signedText } from './checkpoint-files.ts'
import { readStandings } from './standing.queries.ts'
import { tellClockStep } from './tell-clock-step.ts'

/** `admin` must see all companies. */
type Making = Pick<AppDeps, 'dataDir' | 'clock'> & { admin: Database }

const SEALING = 'audit-seals'
const EVERY_MINUTE = '* * * * *'
const CHECKPOINT = 'checkpoint'
/** In UTC, whose days checkpoints have. A machine that was off then makes its checkpoint when it is started. */
const AFTER_MIDNIGHT = '5 0 * * *'
const KEY = 'checkpoint-key.pem'

/** Entries of the audit trail are sealed every minute, and the books of all companies marked every night. */
export function scheduleEvidence({ admin: { db: admin }, clock, jobs, dataDir, loggerInstance: log }: AppDeps): void {
  const onStep = (step: ClockStep): Promise<void> => tellClockStep(admin, step, log)
  jobs.repeat(SEALING, EVERY_MINUTE, (signal) => sealAuditTrails(admin, clock.now(), { signal, onStep }), {
    isMadeUpFor: false,
  })
  jobs.repeat(CHECKPOINT, AFTER_MIDNIGHT, async () => {
    if (await isClockKnown(admin, clock.now())) await makeCheckpoint({ admin, dataDir, clock })
    else log.warn('no checkpoint is made: the clock is days ahead of all that was recorded until yesterday')
  })
}

/**
 * Seals what is left of the audit trails and keeps a signed file that says where the books of every company stand. Whoever
 * edits the database afterwards cannot make it agree with the files that have left the machine. One a day: where there is
 * one already, or one of a later day by a clock that was wrong then, it stays. Gives the day.
 */
export async function makeCheckpoint({ admin, dataDir, clock }: Making): Promise<string> {
  const now = clock.now()
  const date = businessDateOf(now, 'UTC')
  const last = listCheckpoints(dataDir).at(-1)
  if (last !== undefined && last >= date) return last
  await sealAuditTrails(admin, now)
  const key = keptSigningKey(dataDir, KEY)
  const head = { format: 1 as const, date, madeAt: now.toISOString() }
  const companies = (await readStandings(admin)).map((standing): CheckpointPart =>
    signed(key, { ...head, ...standing }),
  )
  const checkpoint: Checkpoint = signed(key, {
    ...head,
    previous: fileBefore(dataDir),
    companies,
    publicKey: key.publicKey,
  })
  keepCheckpoint(dataDir, { date, text: `${JSON.stringify(checkpoint, null, 1)}\n` })
  return date
}

function signed<Content extends object>(key: SigningKey, content: Content): Content & { signature: string } {
  const text = signedText({ ...content, signature: '' })
  return { ...content, signature: key.sign(text).toString('base64') }
}

function fileBefore(dataDir: string): Checkpoint['previous'] {
  const date = listCheckpoints(dataDir).at(-1)
  const text = date === undefined ? null : readCheckpoint(dataDir, date)
  return date === undefined || text === null ? null : { date, sha256: sha256Of(text) }
}
