/** The lines that tell how the first super-administrator is made, where nobody can sign in as one yet. */
export async function administratorLines({
  appUrl,
  isPooled,
}: {
  appUrl: string
  isPooled: boolean
}): Promise<string[]> {
  const { openDatabase } = await import('../../api/src/platform/db/database.ts')
  const { hasSuperAdministrator } = await import('../../api/src/modules/identity/index.ts')
  const { db } = openDatabase({ url: appUrl, isPooled, max: 1, onError: () => undefined })
  try {
    if (await hasSuperAdministrator(db)) return []
  } finally {
    await db.destroy()
  }
  return [
    'This installation has no super-administrator yet. With the same settings, create the first one:',
    '  npm run admin -- create you@example.com',
  ]
}
