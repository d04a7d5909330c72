import { DisplayButton } from '../display/display-button.tsx'
import { Commands } from '../commands/commands.tsx'

/** What a counter has beside selling: the client display, and what the office asks. */
export function Beside() {
  return (
    <>
      <DisplayButton />
      <Commands />
    </>
  )
}
