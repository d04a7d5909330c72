import { format, resolveConfig } from 'prettier'
import path from 'node:path'
import { FUNCTIONS, type FunctionDeclarations } from '../../api/src/platform/db/function-registry.ts'
import { openAsOwner } from '../../api/src/platform/db/owner-database.ts'
import { spreadOf } from '../../api/src/platform/db/table-registry.ts'
import { ROOT } from '../common/root.ts'
import { rolesPage } from '../roles/roles-page.ts'
import { readCatalogue } from './catalogue.ts'
import { functionTypes } from './function-types.ts'
import { schemaText } from './schema-text.ts'
import { tableTypes } from './table-types.ts'

const FOLDER = 'api/src/platform/db'
const declarations: FunctionDeclarations = FUNCTIONS
const PARTS: ReadonlySet<string> = new Set(
  Object.entries(declarations)
    .filter(([, { runs }]) => runs === 'part')
    .map(([name]) => name),
)

/** The files that are written from a migrated database and the contracts, by path: its schema and the rights of each role to be read, the types of tables and functions. */
export async function generatedFiles(ownerUrl: string): Promise<Map<string, string>> {
  const db = openAsOwner<never>(ownerUrl)
  try {
    const catalogue = await readCatalogue(db)
    return new Map([
      ['api/schema.sql', schemaText(catalogue)],
      ['docs/roles.md', await formatted(rolesPage(), 'markdown')],
      [`${FOLDER}/tables.ts`, await formatted(tableTypes(catalogue, spreadOf))],
      [`${FOLDER}/functions.ts`, await formatted(functionTypes(catalogue, (name) => PARTS.has(name)))],
    ])
  } finally {
    await db.destroy()
  }
}

async function formatted(text: string, parser = 'typescript'): Promise<string> {
  const options = await resolveConfig(path.join(ROOT, FOLDER, 'tables.ts'))
  return format(text, { ...options, parser })
}
