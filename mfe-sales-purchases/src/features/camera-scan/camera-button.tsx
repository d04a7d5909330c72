import { useState } from 'react'
import { Camera } from 'lucide-react'
import { IconButton, useTranslation } from '@comptoir/platform'
import { CameraPanel } from './camera-panel.tsx'
import { useHasCamera } from './use-has-camera.ts'

export interface CameraButtonProps {
  /** A code that the camera saw. */
  onCode: (code: string) => void
  /** What came into the cart last. */
  added: string | null
}

/** Opens the camera and shuts it; nothing on a device without one. */
export function CameraButton({ onCode, added }: CameraButtonProps) {
  const { t } = useTranslation('sales-purchases')
  const [isOpen, setOpen] = useState(false)
  if (!useHasCamera()) return null
  return (
    <>
      <IconButton
        variant="ghost"
        size="xl"
        tabIndex={-1}
        aria-label={t('cameraScan.button')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Camera aria-hidden />
      </IconButton>
      {isOpen ? <CameraPanel onCode={onCode} added={added} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
