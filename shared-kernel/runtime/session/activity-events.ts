const signs = ['mousedown', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const

/**
 * Calls back whenever somebody does something in this tab or moves the mouse (S4.017); answers the way to stop. Browsers
 * send a mousemove, too, when the page changes under a mouse that lies still; that is nobody.
 */
export function onActivity(notice: () => void): () => void {
  let place: string | undefined
  const moved = ({ screenX, screenY, movementX, movementY }: MouseEvent): void => {
    const before = place
    place = `${screenX} ${screenY}`
    const still = before === undefined ? movementX === 0 && movementY === 0 : before === place
    if (!still) notice()
  }
  const how = { capture: true, passive: true }
  document.addEventListener('mousemove', moved, how)
  for (const sign of signs) document.addEventListener(sign, notice, how)
  return () => {
    document.removeEventListener('mousemove', moved, how)
    for (const sign of signs) document.removeEventListener(sign, notice, how)
  }
}
