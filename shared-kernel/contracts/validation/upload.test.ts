import { uploadFault, uploadLimits, uploadTexts, uploadTypeOf } from './public'

const bytes = (start: string) => Uint8Array.from(start, (letter) => letter.charCodeAt(0))
const file = (start: string, size = 1000) => ({ start: bytes(start), size })
const jpeg = '\xff\xd8\xff\xe0\x00\x10JFIF\0'

test.each([
  ['\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'png'],
  [jpeg, 'jpg'],
  ['\xff\xd8\xff\xe1\x12\x34Exif\0', 'jpg'],
  ['GIF89a', 'gif'],
  ['GIF87a', 'gif'],
  ['%PDF-1.7', 'pdf'],
  ['II*\0', 'tiff'],
  ['MM\0*', 'tiff'],
])('an image is of an allowed format by its bytes: %j is a %s [S5.072]', (start, type) => {
  expect(uploadTypeOf(bytes(start))).toBe(type)
  expect(uploadFault(file(start))).toBeUndefined()
})

test.each([
  '<!doctype html>',
  '<svg xmlns=',
  'BM6',
  'MZ',
  'RIFF\0\0\0\0WEBPVP8',
  '\0\0\0\x20ftypisom',
  'png',
])('another format is refused with what to choose: %j [S5.072]', (start) => {
  expect(uploadTypeOf(bytes(start))).toBeUndefined()
  expect(uploadFault(file(start))).toBe('format')
})

test.each(['heic', 'heix', 'hevc', 'mif1', 'msf1'])(
  'a picture of an iPhone (%s) is refused with how to make a jpeg of it',
  (brand) => {
    const start = `\0\0\0\x24ftyp${brand}`
    expect(uploadTypeOf(bytes(start))).toBeUndefined()
    expect(uploadFault(file(start))).toBe('heic')
  },
)

test('an image is of an allowed size [S5.072]', () => {
  expect(uploadFault(file(jpeg, uploadLimits.maxBytes))).toBeUndefined()
  expect(uploadFault(file(jpeg, uploadLimits.maxBytes + 1))).toBe('tooLarge')
  expect(uploadFault(file(jpeg, 0))).toBe('empty')
})

test('every refusal says what to choose instead [S8.065]', () => {
  for (const text of Object.values(uploadTexts)) expect(text).toMatch(/[Cc]hoose/)
  expect(uploadTexts.format).toBe(
    'This image format is not allowed. Choose a png, jpeg, gif, pdf or tiff file.',
  )
  expect(uploadTexts.heic).toMatch(/HEIC picture.*jpeg.*Most Compatible/)
})
