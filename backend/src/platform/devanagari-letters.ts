import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Letters } from '@portal/contracts/words'

const fileOf = (style: string) =>
  createRequire(import.meta.url).resolve(
    `@expo-google-fonts/noto-sans-devanagari/${style}/NotoSansDevanagari_${style}.ttf`,
  )

/** The files of what a PDF in Hindi is written with, Latin letters among it. */
export const devanagariFiles = { normal: fileOf('400Regular'), bold: fileOf('700Bold') }

export const devanagariLetters = async (): Promise<Letters> => ({
  normal: await readFile(devanagariFiles.normal),
  bold: await readFile(devanagariFiles.bold),
})
