import { useEffect } from 'react'
import { notify, useTranslation } from '@comptoir/platform'
import { Extension, type Given } from './extension.tsx'
import type { Offer } from './offers.ts'

export interface ExtensionOverlayProps {
  offer: Offer
  given: Extract<Given, { isOpen: boolean }>
}

/** What a remote opens above the page. Where it cannot be shown, that is said each time that it is wanted. */
export function ExtensionOverlay({ offer, given }: ExtensionOverlayProps) {
  return <Extension offer={offer} given={given} failed={<Failed {...given} />} />
}

function Failed({ isOpen, onClose }: ExtensionOverlayProps['given']) {
  const { t } = useTranslation()
  const said = t('shell.extensionFailed')
  useEffect(() => {
    if (!isOpen) return
    notify.error(said)
    onClose()
  }, [isOpen, said, onClose])
  return null
}
