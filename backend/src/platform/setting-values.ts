import { StartRefusal } from './start-refusal'

/** Undefined where nothing is chosen. Throws StartRefusal for what is no choice. */
export function choiceOf<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
): Choice | undefined {
  if (!text) return undefined
  const choice = choices.find((each) => each === text)
  if (!choice) throw new StartRefusal(`${name} is "${text}"; it must be ${choices.join(' or ')}`)
  return choice
}

/** On unless it is switched off. Throws StartRefusal. */
export function isOn(text: string | undefined, name: string): boolean {
  if (text !== undefined && text !== '' && text !== 'on' && text !== 'off')
    throw new StartRefusal(`${name} is "${text}"; it must be on or off`)
  return text !== 'off'
}

/** A whole number between two others. Throws StartRefusal. */
export function wholeNumber(
  text: string | undefined,
  otherwise: number,
  name: string,
  low: number,
  high: number,
): number {
  const value = text === undefined || text === '' ? otherwise : Number(text)
  if (!Number.isInteger(value) || value < low || value > high) {
    throw new StartRefusal(`${name} is "${text}"; it must be a whole number from ${low} to ${high}`)
  }
  return value
}
