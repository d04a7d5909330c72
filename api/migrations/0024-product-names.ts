import { run, type Migrating } from './support.ts'

/** A product may have its designation in English and Arabic too; the search text, which the application writes, holds all. */
export async function up(db: Migrating): Promise<void> {
  for (const language of ['en', 'ar']) {
    await run(db, `alter table product add column designation_${language} text`)
    await run(
      db,
      `alter table product add constraint product_designation_${language}_check
       check (char_length(designation_${language}) between 1 and 250)`,
    )
  }
}
