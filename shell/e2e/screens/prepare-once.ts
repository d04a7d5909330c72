import type { FullConfig } from '@playwright/test'
import { ApiClient } from '../core/api-client.ts'
import { ACCOUNTS, PASSWORD } from '../core/test.ts'
import { prepare } from './data.ts'

/** Makes what the screens show, once for all that look. */
export default async function prepareOnce({ projects }: FullConfig): Promise<void> {
  const admin = await ApiClient.signIn(projects[0]?.use.baseURL ?? '', ACCOUNTS.admin, PASSWORD)
  process.env['SCREENS_DATA'] = JSON.stringify(await prepare(admin))
  await admin.close()
}
