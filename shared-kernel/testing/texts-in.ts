/** What the elements of these names say, each by itself, without what a text is said about: names, figures, dates. */
export const textsIn = (container: ParentNode, elements: string, given = /^$/): string[] =>
  [...container.querySelectorAll(elements)]
    .map(({ textContent }) => textContent ?? '')
    .filter((text) => text && !given.test(text))

/** Texts that no catalogue has: in the pseudo-language each one that has stands in brackets. */
export const withoutBrackets = (texts: readonly string[]): string[] =>
  texts.filter((text) => !text.includes('['))
