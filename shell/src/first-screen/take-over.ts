import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const screenOf = (page: Document) => page.getElementById('first-screen')

/** Whether the page still shows what came with its HTML. */
export const hasFirstScreen = (page: Document = document): boolean => screenOf(page) !== null

/** What an investor did on the first screen before its code was there. */
interface Done {
  typed: [control: string, text: string][]
  focused?: string
  pressed?: string
  /** Under a mouse that is still down. */
  held?: string
}

const controlsOf = (place: Element) => [...place.querySelectorAll<HTMLElement>('main :is(input, button, a)')]

/**
 * What a control is on both screens. Some of the first one may be missing on the page, where a remote is not released;
 * a field is the same only in the same form, since what was typed may be a password.
 */
function nameOf(control: HTMLElement): string {
  const form = control.closest('form')?.getAttribute('aria-label')
  const own =
    control instanceof HTMLInputElement
      ? control.name
      : (control.getAttribute('href') ?? control.getAttribute('aria-label') ?? control.textContent)
  return [control.tagName, control.getAttribute('type'), form, own].join(' ')
}

/** Takes the first screen away, and tells what was done on it. The focus goes to the same control of the real page. */
function removeFirstScreen(page: Document): Done | undefined {
  const screen = screenOf(page)
  if (!screen) return undefined
  const controls = controlsOf(screen)
  const first = (is: (control: HTMLElement) => boolean) => {
    const control = controls.find(is)
    return control && nameOf(control)
  }
  const done: Done = {
    typed: controls.flatMap((control): [string, string][] =>
      control instanceof HTMLInputElement && control.value ? [[nameOf(control), control.value]] : [],
    ),
    focused: first((control) => control === page.activeElement),
    pressed: first((control) => 'pressed' in control.dataset),
    held: first((control) => control.matches(':active')),
  }
  screen.remove()
  realControl(page, done.focused)?.focus({ preventScroll: true })
  return done
}

/** Undefined where another page stands there by now: after a redirection, or in place of one that failed. */
function realControl(page: Document, name: string | undefined): HTMLElement | undefined {
  const portal = page.getElementById('portal')
  return portal && name ? controlsOf(portal).find((control) => nameOf(control) === name) : undefined
}

/** Does on the real page what was done on the first screen: types what was typed, presses what was pressed. */
function repeatOnPage({ typed, focused, pressed, held }: Done, page: Document): void {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  for (const [name, text] of typed) {
    const field = realControl(page, name)
    if (!field) continue
    setValue?.call(field, text)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const field = realControl(page, focused)
  if (field instanceof HTMLInputElement) field.setSelectionRange(field.value.length, field.value.length)
  // When the form knows what was typed.
  if (pressed) setTimeout(() => realControl(page, pressed)?.click())
  if (held) endPress(held, page)
}

/** The browser makes no click of a press that began on the first screen and ends on the page. A tap begins where it ends. */
function endPress(held: string, page: Document): void {
  const end = (up: PointerEvent) => {
    const control = realControl(page, held)
    if (up.pointerType === 'mouse' && control && up.composedPath().includes(control)) control.click()
  }
  page.addEventListener('pointerup', end, { capture: true, once: true })
}

/** The shell's header takes the place of the first screen's, in the same paint. Draws nothing. */
export function HeaderTakeOver(): null {
  useLayoutEffect(() => {
    const header = screenOf(document)?.querySelector('header')
    // It keeps its place, so that nothing moves.
    if (header) header.style.visibility = 'hidden'
  }, [])
  return null
}

/** Replaces the first screen by what React drew, before it is seen; does there what was done on it. Draws nothing. */
export function TakeOver(): null {
  const done = useRef<Done>(undefined)
  const [, setTaken] = useState(false)
  useLayoutEffect(() => {
    done.current = removeFirstScreen(document) ?? done.current
    // React then runs the effects of all fields in the same task: no key can fall between the two screens.
    // eslint-disable-next-line react-hooks/set-state-in-effect -- that is what it is for
    setTaken(true)
  }, [])
  useEffect(() => {
    if (done.current) repeatOnPage(done.current, document)
    done.current = undefined
  }, [])
  return null
}
