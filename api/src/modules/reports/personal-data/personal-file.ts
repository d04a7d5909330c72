import type { TxCtx } from '../../../platform/context.ts'
import { findLetterhead } from '../../../platform/export/letterhead.queries.ts'
import { zipped, type ZippedFile } from '../../../platform/export/zip.ts'
import { businessDateOf } from '../../../platform/clock.ts'
import { attachment } from '../../../platform/export/file-name.ts'
import { collect } from './collect.service.ts'
import { personalPage } from './page.ts'
import type { PeopleOfKind } from './people.ts'
import { PAGE_WORDS } from './words.ts'

/** All that the company holds about somebody, as one archive: for programs as JSON, for people as a page. */
export interface PersonalFile {
  chunks: AsyncGenerator<Uint8Array>
  /** What the header of the answer says of it. */
  disposition: string
}

export async function personalFile(ctx: TxCtx, kind: PeopleOfKind, id: string): Promise<PersonalFile> {
  const data = await collect(ctx, kind, id)
  const letterhead = await findLetterhead(ctx)
  const { language, now } = ctx
  const page = personalPage(data, { ...letterhead, language, now })
  const json = JSON.stringify({ heldBy: letterhead.companyName, at: now.toISOString(), ...data }, null, 2)
  const files: ZippedFile[] = [
    { name: 'personal-data.html', text: [page] },
    { name: 'personal-data.json', text: [json] },
  ]
  const disposition = attachment({
    title: PAGE_WORDS.title[language],
    language,
    asciiTitle: 'personal-data',
    day: businessDateOf(now, letterhead.timeZone),
    extension: 'zip',
  })
  return { chunks: zipped(files), disposition }
}
