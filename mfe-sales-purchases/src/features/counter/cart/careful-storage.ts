type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** A browser may refuse its storage (private window, full disk). Selling goes on; the cart then lasts as long as the page. */
export function careful(open: () => KeyValueStorage): KeyValueStorage {
  return {
    getItem: (name) => attempt(() => open().getItem(name), null),
    setItem: (name, value) => attempt(() => open().setItem(name, value), undefined),
    removeItem: (name) => attempt(() => open().removeItem(name), undefined),
  }
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise
  }
}
