import type { Letters } from '@portal/contracts/words'
import normal from '@expo-google-fonts/noto-sans-devanagari/400Regular/NotoSansDevanagari_400Regular.ttf'
import bold from '@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf'

async function bytesAt(address: string): Promise<Uint8Array> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`The letters of a PDF did not come: ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** What a PDF in Hindi is written with, Latin letters among it; fetched with the first one. */
export async function devanagariLetters(): Promise<Letters> {
  const [regular, heavy] = await Promise.all([bytesAt(normal), bytesAt(bold)])
  return { normal: regular, bold: heavy }
}
