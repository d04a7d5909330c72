import type { ReleaseEvent, RemoteStatus } from '@comptoir/contracts/federation'

/** Columns as wide as their widest cell, two spaces apart. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** A remote's releases, newest first, with what each did in browsers. */
export function statusLines({ id, owner, state, reason, active, previous, releases }: RemoteStatus): string {
  const rows = releases.map((release) => [
    release.build === active ? '*' : release.build === previous ? '<' : '',
    release.version,
    release.build,
    release.publishedAt.slice(0, 16).replace('T', ' '),
    release.publishedBy,
    `${release.health.loads} loads, ${release.health.failures} failures`,
    release.filesRemovedAt !== null
      ? `files removed ${release.filesRemovedAt.slice(0, 10)}`
      : release.isCompatible
        ? ''
        : 'does not fit this shell',
  ])
  const head = `${id} (${owner}): ${state}${reason === null ? '' : `, ${reason}`}`
  return [
    head,
    table([['', 'version', 'build', 'published', 'by', 'in browsers', ''], ...rows]),
    '* live, < what a roll-back brings back',
  ].join('\n')
}

export function logLines(items: readonly ReleaseEvent[]): string {
  return table(
    items.map(({ at, action, fromBuild, toBuild, actor, reason }) => [
      at.slice(0, 19).replace('T', ' '),
      action,
      `${fromBuild ?? '-'} -> ${toBuild ?? '-'}`,
      actor,
      reason ?? '',
    ]),
  )
}
