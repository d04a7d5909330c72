/** The real installation of this page when a developer's proxy is in front of it; the proxy writes it into the page. */
export function hostedAddress(): string | null {
  const address = document.querySelector<HTMLMetaElement>('meta[name="comptoir-hosted"]')?.content
  return address !== undefined && /^https?:\/\//.test(address) ? address : null
}
