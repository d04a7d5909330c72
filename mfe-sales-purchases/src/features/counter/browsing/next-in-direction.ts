/** Where something is on the screen. */
export interface Place {
  x: number
  y: number
  width: number
  height: number
}

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

const middle = ({ x, y, width, height }: Place) => ({ x: x + width / 2, y: y + height / 2 })

/** Sideways stays in its row; up and down go to the nearest row, and there to what is closest. Null where nothing is. */
export function nextInDirection<Item>(
  items: readonly { item: Item; place: Place }[],
  from: Place,
  arrow: Arrow,
): Item | null {
  const start = middle(from)
  const isSideways = arrow === 'ArrowLeft' || arrow === 'ArrowRight'
  const sign = arrow === 'ArrowLeft' || arrow === 'ArrowUp' ? -1 : 1
  const ahead = items
    .map(({ item, place }) => {
      const { x, y } = middle(place)
      return {
        item,
        across: Math.abs(isSideways ? y - start.y : x - start.x),
        along: sign * (isSideways ? x - start.x : y - start.y),
      }
    })
    .filter(({ along, across }) => along > 1 && (!isSideways || across < from.height / 2))
    .sort((a, b) => Math.round(a.along) - Math.round(b.along) || a.across - b.across)
  return ahead[0]?.item ?? null
}

export function isArrow(key: string): key is Arrow {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'
}
