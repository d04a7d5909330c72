// What parts of the platform reach for while they load: there is no browser where pages are written ahead. First import of all.
const nothing = (): undefined => undefined
const storage = {
  getItem: () => null,
  setItem: nothing,
  removeItem: nothing,
  clear: nothing,
  key: () => null,
  length: 0,
}

Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
Object.assign(globalThis, { addEventListener: nothing, removeEventListener: nothing })
export {}
