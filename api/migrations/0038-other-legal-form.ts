import { run, type Migrating } from './support.ts'

/** What a company's legal form is called where it is none of those that the form offers. */
export async function up(db: Migrating): Promise<void> {
  await run(
    db,
    `alter table company add column other_legal_form text
       constraint company_other_legal_form_check check (char_length(other_legal_form) between 1 and 40)`,
  )
}
