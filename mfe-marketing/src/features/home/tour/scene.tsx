import { useEffect, useState } from 'react'
import { Flex } from '@comptoir/platform/site'
import { TICKET } from '../picture/goods.ts'
import { PictureClosing } from '../picture/picture-closing.tsx'
import { PictureFrame } from '../picture/picture-frame.tsx'
import { PictureList } from '../picture/picture-list.tsx'
import { PicturePay } from '../picture/picture-pay.tsx'
import { PictureShelf } from '../picture/picture-shelf.tsx'
import { PictureTicket } from '../picture/picture-ticket.tsx'
import type { Step } from './steps.ts'

const SCAN_MS = 600

/** The ticket as it fills, one scan after the other; at once for who asked for less motion. */
function Scanning({ isMoving }: { isMoving: boolean }) {
  const [lines, setLines] = useState(isMoving ? 1 : TICKET.length)
  useEffect(() => {
    if (!isMoving || lines >= TICKET.length) return
    const timer = setTimeout(() => setLines(lines + 1), SCAN_MS)
    return () => clearTimeout(timer)
  }, [isMoving, lines])
  return <PictureTicket lines={lines} />
}

/** The screen of a step, drawn from the product's own parts in the reader's language. */
export function Scene({ step, isMoving }: { step: Step; isMoving: boolean }) {
  if (step === 'close')
    return (
      <PictureFrame>
        <PictureClosing />
      </PictureFrame>
    )
  if (step === 'catalogue')
    return (
      <PictureFrame>
        <PictureList />
      </PictureFrame>
    )
  return (
    <PictureFrame>
      {step === 'scan' ? <PictureShelf /> : null}
      {step === 'scan' ? (
        <Scanning isMoving={isMoving} />
      ) : (
        <Flex flex="1" justify="center">
          <PictureTicket />
        </Flex>
      )}
      <PicturePay />
    </PictureFrame>
  )
}
