import { expect, test } from '@jest/globals'
import { renderPage } from '@comptoir/testing'
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { locales } from '../../testing/locales.ts'
import { paperWidth, rememberPaperWidth } from '../../common/paper-width.ts'
import { Printed } from './printed.tsx'

/** Shows the sheet that the printer gets when it is asked for. */
function Sheet() {
  const [isShown, setShown] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setShown(!isShown)}>
        Sheet
      </button>
      {isShown ? (
        <Printed>
          <div role="document">Merci</div>
        </Printed>
      ) : null}
    </>
  )
}

test('is as wide as the rolls of the register that this browser sold at last', async () => {
  const { user } = await renderPage(<Sheet />, { locales })
  const widthOnSheet = async (): Promise<string> => {
    await user.click(screen.getByText('Sheet'))
    const { width } = getComputedStyle(screen.getByText('Merci'))
    await user.click(screen.getByText('Sheet'))
    return width
  }
  expect(await widthOnSheet()).not.toBe('58mm')
  act(() => rememberPaperWidth(58))
  expect(await widthOnSheet()).toBe('58mm')
})

test('what is no width counts as the usual one', async () => {
  await renderPage(<Sheet />, { locales })
  expect(paperWidth()).toBe(80)
  localStorage.setItem('paperWidthMm', '57')
  expect(paperWidth()).toBe(80)
})
