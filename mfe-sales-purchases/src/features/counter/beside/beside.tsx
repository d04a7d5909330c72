import { DisplayButton } from '../display/display-button.tsx'
import { Orders } from '../orders/orders.tsx'

/** What a counter has beside selling: the client display, and what the office asks. */
export function Beside() {
  return (
    <>
      <DisplayButton />
      <Orders />
    </>
  )
}
