/// <reference types="node" />
// What browsers have and jsdom has not, for tests of screens. Runs before each test file, before any of its imports.
import { TextDecoder, TextEncoder } from 'node:util'
import { runInThisContext } from 'node:vm'
import './web-globals.ts'

class StillResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

/** A wide screen with a mouse, light, without a wish for less motion. */
const matchMedia = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: /\(hover: hover\)/.test(media),
    onchange: null,
    addListener() {},
    removeListener() {},
  })

const structuredClone: typeof globalThis.structuredClone = runInThisContext('structuredClone')

class MousePointerEvent extends MouseEvent {
  readonly pointerId: number
  readonly pointerType: string
  constructor(type: string, init: PointerEventInit = {}) {
    super(type, init)
    this.pointerId = init.pointerId ?? 1
    this.pointerType = init.pointerType ?? 'mouse'
  }
}

/** Never: what waits for an idle moment, such as the code of animations, has no place in a test. */
const requestIdleCallback = (): number => 0
const cancelIdleCallback = (): void => undefined

/** Every sign but letters, figures and hyphens, so that it stands for itself in a selector. */
const escape = (text: string): string => text.replaceAll(/[^\w-]/g, String.raw`\$&`)

const missing = {
  CSS: { escape },
  TextEncoder,
  TextDecoder,
  ResizeObserver: StillResizeObserver,
  matchMedia,
  PointerEvent: MousePointerEvent,
  requestIdleCallback,
  cancelIdleCallback,
  structuredClone,
}
for (const [name, value] of Object.entries(missing)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
}

// Layout is never computed here: scrolling has nowhere to go, and whatever is on the page counts as visible, because
// what has no box would never be given the focus.
const boxes = [new DOMRect()]
Element.prototype.getClientRects = () => Object.assign(boxes, { item: (index: number) => boxes[index] ?? null })
Element.prototype.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
window.scrollTo = () => {}

// React remembers for each element where in the code it was made, for its warnings: a tenth of the time of all screens.
// It stops by itself after ten thousand in a second.
