import { DisplayButton } from '../display/display-button.tsx'
import { AskedTicketDiscount } from '../cart-panel/asked-ticket-discount.tsx'
import { AskedPayment } from '../client-payment/asked-payment.tsx'
import { Commands } from '../commands/commands.tsx'
import { KeysButton } from '../key-sheet/keys-button.tsx'
import { OwnLock } from '../cover/own-lock.tsx'
import { useTurn } from '../register/seller.ts'
import { GoodsKeeper } from '../goods/goods-keeper.tsx'
import { AskedPrice } from '../line-price/asked-price.tsx'
import { AskedSplit } from '../splitting/asked-split.tsx'
import { AskedProof } from '../proof/asked-proof.tsx'
import { BesideTraining, type BesideTrainingProps } from '../practice/beside-training.tsx'
import { TrainingButton } from '../practice/training-button.tsx'
import { AskedNote } from '../ticket-note/asked-note.tsx'
import { VoucherClaims } from '../vouchers/voucher-claims.tsx'
import { StockInStep } from './stock-in-step.tsx'
import { AskedXReport } from '../x-report/asked-x-report.tsx'

/** What a counter has beside selling: its keys, the client display, what the office asks, what was claimed of vouchers, and stock as it is. */
export function Beside({ training }: { training?: BesideTrainingProps }) {
  const turn = useTurn()
  if (training) return <BesideTraining {...training} />
  return (
    <>
      <Commands />
      <KeysButton />
      <TrainingButton key={`training ${turn}`} />
      <DisplayButton />
      <OwnLock />
      <AskedNote key={`note ${turn}`} />
      <AskedPrice key={`price ${turn}`} />
      <AskedTicketDiscount key={`discount ${turn}`} />
      <AskedSplit key={`split ${turn}`} />
      <AskedProof key={`proof ${turn}`} />
      <GoodsKeeper />
      <VoucherClaims />
      <StockInStep />
      <AskedXReport key={`x ${turn}`} />
      <AskedPayment key={`payment ${turn}`} />
    </>
  )
}
