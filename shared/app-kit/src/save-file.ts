/** Some browsers read the file only after the click has been handled. */
const RELEASE_AFTER_MS = 10_000

/** Hands a file that the API sent to the browser's downloads. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => {
    URL.revokeObjectURL(url)
  }, RELEASE_AFTER_MS)
}
