import type { Made } from '../../api/src/modules/identity/index.ts'
import type { Config } from '../../api/src/platform/config.ts'
import { Refusal } from '../common/refusal.ts'
import { ensureRoles, reachDatabase } from '../database/index.ts'

/**
 * Makes a super-administrator of the installation that the settings name, whether the product is running or not. Gives
 * the lines to print.
 */
export async function createAdministrator(email: string, isPromotion: boolean, config: Config): Promise<string[]> {
  const database = await reachDatabase({ dataDir: config.dataDir, ownerUrl: config.database.ownerUrl })
  try {
    const { migrateToLatest } = await import('../../api/src/platform/db/migrate.ts')
    const { appUrl } = await ensureRoles(database.ownerUrl, config.dataDir, config.database)
    await migrateToLatest(database.ownerUrl)
    return linesFor(email, await make(appUrl, email, isPromotion, config), config.smtpUrl !== null)
  } finally {
    await database.stop()
  }
}

async function make(appUrl: string, email: string, isPromotion: boolean, config: Config): Promise<Made> {
  const { openDatabase } = await import('../../api/src/platform/db/database.ts')
  const { makeSuperAdministrator } = await import('../../api/src/modules/identity/index.ts')
  const { db } = openDatabase({ url: appUrl, isPooled: config.database.isPooled, max: 1, onError: () => undefined })
  try {
    return await makeSuperAdministrator(db, new Date(), {
      email,
      isPromotion,
      publicUrl: config.publicUrl,
      isMailed: config.smtpUrl !== null,
    })
  } finally {
    await db.destroy()
  }
}

function linesFor(email: string, made: Made, isMailed: boolean): string[] {
  switch (made.outcome) {
    case 'made':
      return [
        `${email} is a super-administrator. Use this link to set the password; it works once, for 24 hours:`,
        `  ${made.url}`,
        ...(isMailed ? ['It will also be emailed to the address as soon as the product runs.'] : []),
      ]
    case 'promoted':
      return [`${email} is now a super-administrator. The password is unchanged.`]
    case 'known':
      throw new Refusal(
        `${email} already has an account. To make it a super-administrator: npm run admin -- create ${email} --promote`,
      )
    case 'closed':
      throw new Refusal(
        `The account of ${email} is suspended. Nothing was changed. Restore it first, or use another address.`,
      )
  }
}
