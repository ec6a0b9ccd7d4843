import devanagari from '@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2'
import latin from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'
import latinExt from '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2'

const family = 'Figtree Variable'
const files = [
  [latin, 'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191'],
  [
    latinExt,
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0',
  ],
] as const
let added = false

/**
 * Makes the portal's font known to the page: a shadow root can use fonts but not bring them. Only the name is added;
 * nothing of the page takes it by itself. The page is shown without it until it has arrived.
 */
export async function addFonts(): Promise<void> {
  if (added) return
  added = true
  for (const [url, unicodeRange] of files) addFont(url, unicodeRange)
}

let hasDevanagari = false

/** The letters of Hindi, as a part of the portal's font, and the room that they need (docs/decisions/words.md: letters). */
export async function addDevanagari(): Promise<void> {
  if (!hasDevanagari)
    addFont(devanagari, 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+25CC,U+A830-A839,U+A8E0-A8FF')
  hasDevanagari = true
  await import('@portal/kernel/words/devanagari.css')
}

function addFont(url: string, unicodeRange: string): void {
  const face = new FontFace(family, `url(${url}) format('woff2')`, {
    weight: '300 900',
    display: 'swap',
    unicodeRange,
  })
  document.fonts.add(face)
}
