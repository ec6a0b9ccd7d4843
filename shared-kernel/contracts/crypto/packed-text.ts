/** Whether this browser can read a compressed answer (S7.015); one that cannot is sent the text as it is. */
export const canUnpack = (): boolean => typeof DecompressionStream === 'function'

/** Whether bytes are gzip: no JSON begins like this. */
export const isPacked = (bytes: Uint8Array): boolean => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The text in gzip bytes. Rejects for bytes that are none. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
