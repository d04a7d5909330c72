import {
  INTEGRITY_CHECKS,
  SUBJECTS_NAMED,
  type IntegrityCheck,
  type IntegrityResult,
} from '@comptoir/contracts/reports/integrity-runs'
import type { CheckedCompany } from '../books/index.ts'

/** What people are told of the checks that look at documents one by one; all others hold tables against each other. */
const OF_DOCUMENTS: Readonly<Record<string, IntegrityCheck>> = {
  'tickets are as they were sealed': 'tickets',
  'returns are as they were sealed': 'returns',
  'Z reports are as they were sealed': 'zReports',
  'figures are what the kernel computes': 'figures',
  'Z reports say what the ledgers say': 'zFigures',
  'fiscal closings are what their documents add up to': 'fiscalClosings',
  'the audit trail is as it was sealed': 'auditTrail',
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
