import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@jest/globals'
import { useApp } from '../../../test/app.ts'
import { tableTypesCommand } from './table-types.ts'

const open = useApp()

test('the table types are those of a migrated database (npm run tables writes them anew)', async () => {
  const [command = '', ...args] = tableTypesCommand(open().ownerUrl)
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  const { stdout, stderr } = await promisify(execFile)(command, [...args, '--verify'], { cwd })
  expect(`${stdout}${stderr}`).toMatch(/up-to-date/i)
})
