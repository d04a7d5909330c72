/** The installation that this page really belongs to, when a developer's proxy stands in front of it; the proxy writes it into the page. */
export function hostedAddress(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="comptoir-hosted"]')?.content
  return address !== undefined && /^https?:\/\//.test(address) ? address : null
}
