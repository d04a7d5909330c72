import { DisplayButton } from '../display/display-button.tsx'
import { Commands } from '../commands/commands.tsx'
import { OwnLock } from '../cover/own-lock.tsx'
import { AskedNote } from '../ticket-note/asked-note.tsx'

/** What a counter has beside selling: the client display, and what the office asks. */
export function Beside() {
  return (
    <>
      <DisplayButton />
      <Commands />
      <OwnLock />
      <AskedNote />
    </>
  )
}
