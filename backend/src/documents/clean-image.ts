import type { UploadType } from '@portal/contracts/validation'
import sharp, { type Sharp } from 'sharp'

export type ImageType = Exclude<UploadType, 'pdf'>

// Only the four loaders that uploads need: nothing of an upload reaches any other one.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadTiffBuffer',
  ],
})
sharp.cache(false)

/** A4 at 600 dots an inch is 35 million; more is a bomb, not a cheque. */
const mostPixels = 40_000_000
const mostPages = 20
/** Of one picture; a PDF has a limit of its own. */
const mostSeconds = 20

/**
 * Draws an image anew, upright, in its own format: whatever is not picture (place, camera, comments, anything that
 * hangs on behind) is gone. A TIFF keeps its pages, a GIF its first picture. Undefined when it cannot be drawn.
 */
export async function cleanImage(bytes: Uint8Array, type: ImageType): Promise<Buffer | undefined> {
  const options = { failOn: failsOn[type], limitInputPixels: mostPixels, sequentialRead: false }
  try {
    const pages = type === 'tiff' ? await pagesOf(bytes) : 1
    if (pages > mostPages) return undefined
    const image = sharp(bytes, { ...options, pages })
      .timeout({ seconds: mostSeconds })
      .autoOrient()
    return await encoders[type](image).toBuffer()
  } catch {
    return undefined
  }
}

/**
 * A picture that is cut off or broken is refused, but cameras write harmless faults that every viewer overlooks (the
 * byte Se of a JPEG's SOS header, stray bytes between markers, a colour profile that a PNG reader dislikes). Of a TIFF
 * a warning is all that tells of a compression nobody can draw.
 */
const failsOn: Record<ImageType, 'error' | 'warning'> = {
  png: 'error',
  jpg: 'error',
  gif: 'warning',
  tiff: 'warning',
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  return (await sharp(bytes, { limitInputPixels: mostPixels }).metadata()).pages ?? 1
}

const encoders: Record<ImageType, (image: Sharp) => Sharp> = {
  png: (image) => image.png(),
  jpg: (image) => image.jpeg({ quality: 90 }),
  gif: (image) => image.gif(),
  tiff: (image) => image.tiff({ compression: 'lzw' }),
}
