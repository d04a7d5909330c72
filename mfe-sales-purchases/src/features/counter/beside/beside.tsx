import { DisplayButton } from '../display/display-button.tsx'
import { AskedPayment } from '../client-payment/asked-payment.tsx'
import { Commands } from '../commands/commands.tsx'
import { KeysButton } from '../key-sheet/keys-button.tsx'
import { OwnLock } from '../cover/own-lock.tsx'
import { useTurn } from '../register/seller.ts'
import { GoodsKeeper } from '../goods/goods-keeper.tsx'
import { AskedSplit } from '../splitting/asked-split.tsx'
import { AskedNote } from '../ticket-note/asked-note.tsx'
import { VoucherClaims } from '../vouchers/voucher-claims.tsx'

/** What a counter has beside selling: its keys, the client display, what the office asks, and what was claimed of vouchers. */
export function Beside() {
  const turn = useTurn()
  return (
    <>
      <KeysButton />
      <DisplayButton />
      <Commands />
      <OwnLock />
      <AskedNote key={`note ${turn}`} />
      <AskedSplit key={`split ${turn}`} />
      <GoodsKeeper />
      <VoucherClaims />
      <AskedPayment key={`payment ${turn}`} />
    </>
  )
}
