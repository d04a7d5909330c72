import { useState } from 'react'
import { Input, useTranslation } from '@comptoir/platform'

/** Takes scanned codes, one after the other: a scanner ends each with Enter. */
export function ScanField({ onScanned }: { onScanned: (code: string) => void }) {
  const { t } = useTranslation('inventory')
  const [text, setText] = useState('')
  return (
    <Input
      aria-label={t('stockTransfers.scan')}
      placeholder={t('stockTransfers.scan')}
      autoComplete="off"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || text.trim() === '') return
        event.preventDefault()
        onScanned(text.trim())
        setText('')
      }}
    />
  )
}
