import {
  INTEGRITY_CHECKS,
  SUBJECTS_NAMED,
  type IntegrityCheck,
  type IntegrityResult,
  type IntegrityRun,
} from '@comptoir/contracts/reports/integrity-runs'
import type { OwnCheckpoints } from '../../company/checkpoints/index.ts'
import type { CheckedCompany } from '../books/index.ts'

const CHECKPOINTS = 'checkpoints are signed and follow each other'

/** What people are told of the checks that look at documents one by one; all others hold tables against each other. */
const OF_DOCUMENTS: Readonly<Record<string, IntegrityCheck>> = {
  'tickets are as they were sealed': 'tickets',
  'returns are as they were sealed': 'returns',
  'Z reports are as they were sealed': 'zReports',
  'figures are what the kernel computes': 'figures',
  'Z reports say what the ledgers say': 'zFigures',
  'fiscal closings are what their documents add up to': 'fiscalClosings',
  'the audit trail is as it was sealed': 'auditTrail',
  [CHECKPOINTS]: 'checkpoints',
}

/** What is wrong with the checkpoints of a company, as a check like those of its books. */
export function checkpointCheck({ faults }: Pick<OwnCheckpoints, 'faults'>): CheckedCompany['checks'][number] {
  const findings = faults.map(({ date, what }) => ({ check: CHECKPOINTS, subject: date, what }))
  return { check: CHECKPOINTS, count: findings.length, findings }
}

/** Nobody needs the books checked again within minutes; whoever asks all the same has the result that is there. */
const FRESH_MS = 5 * 60_000

/** Whether a check ended so recently that another one would say the same. */
export function isFresh(run: Pick<IntegrityRun, 'startedAt' | 'milliseconds'> | null, now: Date): boolean {
  if (run === null) return false
  const sinceStart = now.getTime() - Date.parse(run.startedAt)
  // One that began in the future was made under a clock that was wrong.
  return sinceStart >= 0 && sinceStart - run.milliseconds < FRESH_MS
}

/** What a check of a company found, for people: a line for each thing that is checked, with the documents concerned. */
export function resultsOf(checks: CheckedCompany['checks']): IntegrityResult[] {
  return INTEGRITY_CHECKS.flatMap((check): IntegrityResult[] => {
    const own = checks.filter((one) => (OF_DOCUMENTS[one.check] ?? 'ledgers') === check)
    if (own.length === 0) return []
    const subjects = new Set(own.flatMap(({ findings }) => findings.map(({ subject }) => subject)))
    return [
      {
        check,
        count: own.reduce((sum, { count }) => sum + count, 0),
        subjects: [...subjects].slice(0, SUBJECTS_NAMED),
      },
    ]
  })
}

/** Companies in so many groups of about the same size; in one where no number is given. */
export function inGroups(companyIds: readonly string[], groups: number): string[][] {
  const size = Math.max(1, Math.ceil(companyIds.length / Math.max(1, groups)))
  return Array.from({ length: Math.ceil(companyIds.length / size) }, (_, index) =>
    companyIds.slice(index * size, (index + 1) * size),
  )
}
