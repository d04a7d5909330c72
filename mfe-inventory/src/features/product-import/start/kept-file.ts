import { keptSent } from '@comptoir/platform/forms'

/** What was sent: a catalogue, and an archive of pictures beside it. */
export interface SentFiles {
  file: File
  pictures: File | null
}

/** The files that were sent last. */
export const KEPT = keptSent<SentFiles>()
