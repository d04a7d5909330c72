import type { Queryable } from '../../../platform/db/database.ts'

/** Notes when browsers were last heard of with a release that was published here. */
export async function noteSeen(
  db: Queryable,
  { remote, build }: { remote: string; build: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('release_seen')
    .values({ remote, build, last_at: now })
    .onConflict((conflict) => conflict.columns(['remote', 'build']).doUpdateSet({ last_at: now }))
    .execute()
}
