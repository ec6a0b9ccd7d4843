/** A4 in millimetres (S9.055). */
export const page = { width: 210, height: 297, margin: 20, top: 15 } as const

/** A page holds this many units of height (S9.056); a unit is 0.9 mm, so a page has 270 mm of text. */
export const unitsPerPage = 300
export const mmPerUnit = 0.9

export interface Placed<Item> {
  item: Item
  /** From 0. */
  page: number
  /** Millimetres from the upper edge of the page. */
  y: number
}

/** Places blocks of some height below each other; one that would cross a page's end begins the next page. */
export function paginate<Item>(blocks: readonly { item: Item; units: number }[]): Placed<Item>[] {
  let at = 0
  return blocks.map(({ item, units }) => {
    const room = unitsPerPage - (at % unitsPerPage)
    if (units > room) at += room
    const placed = {
      item,
      page: Math.floor(at / unitsPerPage),
      y: page.top + (at % unitsPerPage) * mmPerUnit,
    }
    at += units
    return placed
  })
}
