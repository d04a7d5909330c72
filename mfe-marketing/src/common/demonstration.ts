/** Whether the installation is there to be played with: the server says so in the page's registry. */
export function isDemonstration(): boolean {
  const registry: unknown = JSON.parse(document.getElementById('registry')?.textContent ?? 'null')
  return (
    typeof registry === 'object' &&
    registry !== null &&
    'environment' in registry &&
    registry.environment === 'demonstration'
  )
}
