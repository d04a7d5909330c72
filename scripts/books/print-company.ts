import type { CheckedCompany } from '../../api/src/modules/reports/books/index.ts'

export type PrintedCompany = CheckedCompany

const MOST_SHOWN = 10

function count(number: number, one: string, several = `${one}s`): string {
  return `${number.toLocaleString('en')} ${number === 1 ? one : several}`
}

/** One line that says how a company's books are, and below it what is broken in them. */
export function printCompany(company: PrintedCompany): string {
  const { name, checks, documents, sealedBefore, audit, rows, milliseconds } = company
  const broken = checks.filter((check) => check.count > 0)
  const facts = [
    count(documents, 'document'),
    count(rows, 'row'),
    `audit trail of ${count(audit.sealed, 'sealed entry', 'sealed entries')}`,
    ...(audit.unsealed > 0 ? [`${audit.unsealed.toLocaleString('en')} not sealed yet`] : []),
    ...(audit.setBack > 0 ? [`${count(audit.setBack, 'place')} where the clock was set back`] : []),
    ...(sealedBefore > 0 ? [`${count(sealedBefore, 'document')} sealed before version 1`] : []),
    `${(milliseconds / 1000).toFixed(1)} s`,
  ].join(', ')
  const verdict = broken.length === 0 ? 'sound' : `BROKEN in ${broken.length} of ${count(checks.length, 'check')}`
  return [
    `${name}: ${verdict} (${facts})`,
    ...broken.flatMap(({ check, count: all, findings }) => [
      `  ${check}: ${all.toLocaleString('en')}`,
      ...findings.slice(0, MOST_SHOWN).map(({ subject, what }) => `    ${subject}: ${what}`),
      ...(all > MOST_SHOWN ? [`    and ${(all - MOST_SHOWN).toLocaleString('en')} more`] : []),
    ]),
  ].join('\n')
}
