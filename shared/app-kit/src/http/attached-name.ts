/** The name that an answer gives to its file (RFC 6266), the one in its own letters before the ASCII one; null without any. */
export function attachedName(disposition: string | null): string | null {
  const own = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1]
  return (own && decoded(own)) ?? /filename="([^"]+)"/i.exec(disposition ?? '')?.[1] ?? null
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
