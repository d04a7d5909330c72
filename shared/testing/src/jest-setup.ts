/// <reference types="node" />
// What browsers have and jsdom has not, for tests of screens. Runs before each test file, before any of its imports.
import { TextDecoder, TextEncoder } from 'node:util'

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A wide screen with a mouse, light, without a wish for less motion. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), { media, matches: /\(hover: hover\)/.test(media), onchange: null, addListener() {}, removeListener() {} })

/** JSON is enough for what the kit copies; a cycle, a Date or a Map would be a surprise and is refused by the caller's test. */
const structuredCloneOfPlain = <T>(value: T): T => (value === undefined ? value : (JSON.parse(JSON.stringify(value)) as T))

const missing = { TextEncoder, TextDecoder, ResizeObserver: StillResizeObserver, matchMedia, structuredClone: structuredCloneOfPlain }
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

// Layout is never computed here, so scrolling has nowhere to go.
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}
