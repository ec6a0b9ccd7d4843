import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|html|json|svg)$/

/** Puts a .gz and a .br beside every text file of a built folder, so that the server never compresses one twice. */
export async function compress(folder: string) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    compressible.test(file),
  )
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file)
      const text = readFileSync(path)
      if (text.length < 500) return
      const parameters = { [constants.BROTLI_PARAM_QUALITY]: 11 }
      const [gz, br] = await Promise.all([
        promisify(gzip)(text, { level: 9 }),
        promisify(brotliCompress)(text, { params: parameters }),
      ])
      writeFileSync(`${path}.gz`, gz)
      writeFileSync(`${path}.br`, br)
    }),
  )
}
