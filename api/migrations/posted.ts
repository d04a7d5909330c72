import { run, type Migrating } from './support.ts'

/** Ends the rights of the application where rows are posted: it reads and adds, past row-level security neither changes nor removes. */
export async function keepPosted(db: Migrating, table: string): Promise<void> {
  await run(db, `revoke update, delete, truncate on ${table} from app_rw, app_admin`)
}
