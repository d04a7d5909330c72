import { SplitButton } from '../splitting/split-button.tsx'
import { NotedOnCart } from '../ticket-note/noted-on-cart.tsx'

/** What is done with the open ticket beside selling: split it, and note something on it. */
export function CartTools() {
  return (
    <>
      <SplitButton />
      <NotedOnCart />
    </>
  )
}
