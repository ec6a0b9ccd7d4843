import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourcesBelow } from '@portal/build/verdicts/package-inputs.cjs'

/** What no text on a screen says (visual design: words on screen), and the one name of what has several. */
const worn =
  /\b(at present|meanwhile|in a while|just now|right now|by itself|sent back|open again|takes? no new|not now|go on\b|smallest amount|one time\b(?!-)|lumpsum\b|email\b|log out\b)/i

/** Texts stand between quotes or between tags; a word in small letters alone, or a value put in, is a name, not a text. */
const texts = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`|>\s*([^<>{}'"`]+?)\s*</g

const withoutComments = (source: string): string => source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

function textsOf(source: string): string[] {
  return [...withoutComments(source).matchAll(texts)]
    .map((match) => (match.slice(1).find((text) => text !== undefined) ?? '').replace(/\$\{[^}]*\}/g, '…'))
    .filter((text) => /[A-Z ]/.test(text) && text !== text.toUpperCase())
}

/** The texts in a folder's sources that use a word of the list, each with its file. */
export function wornWords(folder: string): string[] {
  return sourcesBelow(folder)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing\//.test(file))
    .flatMap((file) =>
      textsOf(readFileSync(join(folder, file), 'utf8'))
        .filter((text) => worn.test(text))
        .map((text) => `${file}: ${text}`),
    )
}
