import type { FederationReport } from '@comptoir/contracts/federation'
import type { FederationParts } from '../federation-parts.ts'
import { addIncident, addLoads, publishedAmong } from './reports.repository.ts'

/** Adds up what a browser reports of published releases. What somebody tries out on their own machine says nothing of a release. */
export async function takeReport(
  { db, clock, seen }: Pick<FederationParts, 'db' | 'clock' | 'seen'>,
  { incidents, loads }: FederationReport,
): Promise<void> {
  const real = incidents.filter(({ isOverride }) => !isOverride)
  const published = await publishedAmong(db, [...real, ...loads])
  const isKnown = ({ remote, build }: { remote: string; build: string }): boolean => published.has(`${remote}/${build}`)
  for (const incident of real.filter(isKnown)) await addIncident(db, storable(incident), clock.now())
  await addLoads(db, loads.filter(isKnown))
  for (const release of [...real, ...loads].filter(isKnown)) await seen.note(release)
}

/** The database keeps no zero characters; what a browser reports may hold any. */
function storable<T extends FederationReport['incidents'][number]>(incident: T): T {
  const { message, stack, path } = incident
  const cleaned = (text: string): string => text.replaceAll('\u0000', '')
  return {
    ...incident,
    message: cleaned(message),
    path: cleaned(path),
    ...(stack === undefined ? {} : { stack: cleaned(stack) }),
  }
}
