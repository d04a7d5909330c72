import { useEffect, useRef, useState } from 'react'

/** What somebody gave that may be a photo, and how much of it cannot be one. */
export interface GivenPictures {
  pictures: readonly File[]
  others: number
}

const sorted = (files: Iterable<File>): GivenPictures => {
  const all = [...files]
  const pictures = all.filter(({ type }) => type.startsWith('image/'))
  return { pictures, others: all.length - pictures.length }
}

/** Somebody who pastes into a field means its text, though spreadsheets copy a picture of it too. */
function isForField({ target, clipboardData }: ClipboardEvent): boolean {
  const isField = target instanceof Element && target.matches('input, textarea, [contenteditable]')
  return isField && (clipboardData?.types.includes('text/plain') ?? false)
}

/**
 * Takes the files that are dropped or pasted anywhere on the page while it is open; without this a browser opens a dropped
 * file in place of the page. True while files are held over it.
 */
export function useGivenPictures(take: (given: GivenPictures) => void): boolean {
  const [isOver, setOver] = useState(false)
  const taking = useRef(take)
  useEffect(() => {
    taking.current = take
  })
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false
    const onDragOver = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onDragLeave = (event: DragEvent): void => {
      // Only out of the window: from one thing to another on the page it still is over it.
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent): void => {
      if (!hasFiles(event)) return
      event.preventDefault()
      setOver(false)
      taking.current(sorted(event.dataTransfer?.files ?? []))
    }
    const onPaste = (event: ClipboardEvent): void => {
      const given = sorted(event.clipboardData?.files ?? [])
      if (given.pictures.length === 0 || isForField(event)) return
      event.preventDefault()
      taking.current(given)
    }
    document.addEventListener('dragover', onDragOver, { signal })
    document.addEventListener('dragleave', onDragLeave, { signal })
    document.addEventListener('drop', onDrop, { signal })
    document.addEventListener('paste', onPaste, { signal })
    return () => listening.abort()
  }, [])
  return isOver
}
