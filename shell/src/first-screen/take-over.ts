import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const screenOf = (page: Document) => page.getElementById('first-screen')

/** Whether the page still shows what came with its HTML. */
export const hasFirstScreen = (page: Document = document): boolean => screenOf(page) !== null

/** What an investor did on the first screen before its code was there. */
interface Done {
  typed: [index: number, text: string][]
  focused: number
  pressed: number
}

const controlsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>('main :is(input, button, a)')]

/** Takes the first screen away, and tells what was done on it. The focus goes to the same control of the real page. */
function removeFirstScreen(page: Document): Done | undefined {
  const screen = screenOf(page)
  if (!screen) return undefined
  const controls = controlsOf(screen)
  const done: Done = {
    typed: controls.flatMap((control, index): [number, string][] =>
      control instanceof HTMLInputElement && control.value ? [[index, control.value]] : [],
    ),
    focused: controls.findIndex((control) => control === page.activeElement),
    pressed: controls.findIndex((control) => 'pressed' in control.dataset),
  }
  const isSame = isSamePage(controls, realControls(page))
  screen.remove()
  if (!isSame) return undefined
  realControls(page)[done.focused]?.focus({ preventScroll: true })
  return done
}

const realControls = (page: Document) => {
  const portal = page.getElementById('portal')
  return portal ? controlsOf(portal) : []
}

/** Another page may stand there by now: after a redirection, or in place of one that failed. */
const isSamePage = (controls: HTMLElement[], real: HTMLElement[]): boolean =>
  controls.every(
    (control, index) =>
      real[index]?.tagName === control.tagName &&
      real[index].getAttribute('type') === control.getAttribute('type'),
  )

/** Does on the real page what was done on the first screen: types what was typed, presses what was pressed. */
function repeatOnPage({ typed, focused, pressed }: Done, page: Document): void {
  const real = realControls(page)
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [index, text] of typed) {
    const field = real[index]
    setValue?.call(field, text)
    field?.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = real[focused]
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
  // When the form knows what was typed.
  if (pressed >= 0) setTimeout(() => real[pressed]?.click())
}

/** Replaces the first screen by what React drew, before it is seen; what was typed follows once the page can take it. */
export function useTakeOver(): void {
  const done = useRef<Done>(undefined)
  const [, setTaken] = useState(false)
  useLayoutEffect(() => {
    done.current = removeFirstScreen(document) ?? done.current
    // Drawn again, React runs the effects of all fields in the same task: no key can fall between the two screens.
    setTaken(true)
  }, [])
  useEffect(() => {
    if (done.current) repeatOnPage(done.current, document)
    done.current = undefined
  }, [])
}
