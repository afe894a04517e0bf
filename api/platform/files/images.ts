// Photos are re-encoded from their pixels alone, so that no location, device or hidden data is kept.
import sharp, { type Sharp } from 'sharp'

// libvips reads many formats; we allow these three. Every other format is an extra way to attack.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'] })
sharp.cache(false)

// More than any phone makes. The size is read from the header, before anything is unpacked.
const maxPixels = 65_000_000
// An A4 page at 300 dots an inch is 2480 by 3508.
const longestSide = 4096
const patienceSeconds = 10

const written: Record<string, (image: Sharp) => Sharp> = {
  'image/jpeg': image => image.jpeg({ quality: 85 }),
  'image/png': image => image.png(),
  'image/webp': image => image.webp({ quality: 85 }),
}

/**
 * Takes a JPEG, PNG or WebP; gives the picture in the same format, upright, at most 4096 pixels on each side. From an animation
 * it gives the first picture. Undefined when it cannot be read completely or is larger than 65 million pixels.
 */
export const redrawn = async (bytes: Buffer, type: string): Promise<Buffer | undefined> => {
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    .timeout({ seconds: patienceSeconds })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
  return written[type]!(image)
    .toBuffer()
    .catch(() => undefined)
}
