import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import type { OutboxMail } from '@comptoir/contracts/identity/accounts'
import type { MailMessage } from './mail-queue.ts'

/** Older ones go when a new one comes. */
const MOST = 200
const NAME = /^\d{15}-[0-9a-f-]{36}\.json$/

function folderIn(dataDir: string): string {
  return join(dataDir, 'mail')
}

/** Names sort as the mails came. */
async function newestFirst(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => [])
  return names
    .filter((name) => NAME.test(name))
    .sort()
    .reverse()
}

/** Keeps a mail as a file that only the installation's owner reads. */
export async function putInOutbox(dataDir: string, message: MailMessage, now: Date): Promise<void> {
  const folder = folderIn(dataDir)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  // Ids grow: mails of one millisecond keep their order too.
  const id = newId()
  const { to, subject, text, html } = message
  const kept: OutboxMail = { id, to, subject, sentAt: now.toISOString(), text, html }
  const draft = join(folder, `${id}.draft`)
  await writeFile(draft, JSON.stringify(kept), { mode: 0o600 })
  await rename(draft, join(folder, `${String(now.getTime()).padStart(15, '0')}-${id}.json`))
  const old = (await newestFirst(folder)).slice(MOST)
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })))
}

/** The mails that were kept, newest first. */
export async function readOutbox(dataDir: string): Promise<OutboxMail[]> {
  const folder = folderIn(dataDir)
  const texts = (await newestFirst(folder)).map((name) => readFile(join(folder, name), 'utf8').catch(() => null))
  return (await Promise.all(texts)).filter((text) => text !== null).map((text) => JSON.parse(text) as OutboxMail)
}
