import { beforeEach, describe, expect, test } from '@jest/globals'

beforeEach(() => {
  document.head.innerHTML = ''
  document.body.innerHTML = ''
})

function draw(markup: string): HTMLElement {
  document.body.innerHTML = markup
  const [element] = document.body.querySelectorAll<HTMLElement>('#it')
  if (!element) throw new Error('nothing is #it')
  return element
}

function addStyle(text: string): HTMLStyleElement {
  const style = Object.assign(document.createElement('style'), { textContent: text })
  document.head.append(style)
  return style
}

describe('the style of an element', () => {
  test('follows its classes, its own style and the sheets of the page', () => {
    const element = draw('<p id="it">x</p>')
    const display = (): string => getComputedStyle(element).display
    expect(display()).toBe('block')
    const style = addStyle('.gone { display: none }')
    expect(display()).toBe('block')
    element.className = 'gone'
    expect(display()).toBe('none')
    element.style.display = 'flex'
    expect(display()).toBe('flex')
    element.removeAttribute('style')
    style.remove()
    expect(display()).toBe('block')
  })

  test('is that of its parents where it is handed down', () => {
    const element = draw('<p><b id="it">x</b></p>')
    const seen = (): string => getComputedStyle(element).visibility
    expect(seen()).toBe('visible')
    element.parentElement?.setAttribute('style', 'visibility: hidden')
    expect(seen()).toBe('hidden')
  })

  test('takes the last rule, wherever it was found', () => {
    const element = draw('<b id="it" class="a b">x</b>')
    addStyle('.b { display: block } .a { display: flex } b { color: red; display: grid }')
    addStyle('@media print { .a { display: none } }')
    expect(getComputedStyle(element).display).toBe('grid')
  })
})

describe('the style of elements with the same rules', () => {
  test('is that of each where one has a style of its own', () => {
    addStyle('.same { display: grid } .other { display: flex }')
    const element = draw(
      '<p id="it" class="same">x</p><p class="same" style="display: none">x</p><p class="same">x</p>',
    )
    const seen = (): string[] => [...document.querySelectorAll('p')].map((each) => getComputedStyle(each).display)
    expect(seen()).toEqual(['grid', 'none', 'grid'])
    element.classList.add('other')
    expect(seen()).toEqual(['flex', 'none', 'grid'])
    expect(getComputedStyle(element).pointerEvents).toBe('auto')
  })

  test('cannot be changed through one of them', () => {
    addStyle('.same { display: grid }')
    const element = draw('<p id="it" class="same">x</p><p class="same">x</p>')
    getComputedStyle(element).setProperty('display', 'none')
    expect([...document.querySelectorAll('p + p')].map((each) => getComputedStyle(each).display)).toEqual(['grid'])
  })
})

describe('the field of a label', () => {
  const labelled = (element: HTMLElement): (string | null)[] =>
    element instanceof HTMLInputElement ? [...(element.labels ?? [])].map(({ textContent }) => textContent) : []

  test('is the first one of its name, and follows it', () => {
    const field = draw('<label for="it">a</label><input id="it"><input id="other">')
    expect(labelled(field)).toEqual(['a'])
    field.before(Object.assign(document.createElement('input'), { id: 'it' }))
    expect(labelled(field)).toEqual([])
    field.previousSibling?.remove()
    expect(labelled(field)).toEqual(['a'])
    field.id = 'third'
    expect(labelled(field)).toEqual([])
  })

  test('is the one inside it when it names none, and none when it names what is no field', () => {
    expect(labelled(draw('<label>a<input id="it"></label>'))).toEqual(['a'])
    expect(labelled(draw('<label for="b">a<input id="it"></label><p id="b">b</p>'))).toEqual([])
  })
})
