import { useRef } from 'react'
import type { SelectOption } from './select-options'

/** Characters that follow within this many milliseconds belong to one word. */
const pause = 700

/** Where the options go on from the active one, so that the same letter again comes to the next of its options. */
function optionAfter(options: readonly SelectOption[], at: number, text: string): number {
  const repeats = [...text].every((letter) => letter === text[0])
  const word = repeats ? (text[0] ?? '') : text
  const first = repeats ? at + 1 : at
  const order = options.map((_, step) => (first + step) % options.length)
  return order.find((place) => options[place]?.label.toLowerCase().startsWith(word)) ?? at
}

/** A list without a search box goes to the option whose first letters are typed, as the browser's own select does. */
export function useTypeAhead() {
  const word = useRef({ text: '', until: 0 })
  return {
    isTyping: () => Date.now() < word.current.until,
    /** The place of the option to go to. */
    goTo: (options: readonly SelectOption[], at: number, key: string): number => {
      const now = Date.now()
      const before = now < word.current.until ? word.current.text : ''
      word.current = { text: before + key.toLowerCase(), until: now + pause }
      return optionAfter(options, at, word.current.text)
    },
  }
}

/** A key that writes one character. */
export const writes = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent | React.KeyboardEvent): boolean =>
  [...key].length === 1 && !ctrlKey && !altKey && !metaKey
