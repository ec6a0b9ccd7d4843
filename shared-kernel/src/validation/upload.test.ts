import { uploadLimits, validateUpload } from './public'

const file = (name: string, type: string, size = 1000) => ({ name, type, size })

test('an image is of an allowed format [S5.072]', () => {
  for (const [name, type] of [
    ['a.png', 'image/png'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['a.gif', 'image/gif'],
    ['a.pdf', 'application/pdf'],
    ['a.tiff', 'image/tiff'],
    ['a.tif', ''],
  ] as const)
    expect(validateUpload(file(name, type))).toBeUndefined()
  for (const wrong of [
    file('a.exe', ''),
    file('a.png', 'text/html'),
    file('png', ''),
    file('a.svg', 'image/svg+xml'),
  ])
    expect(validateUpload(wrong)).toBe('Choose a png, jpeg, gif, pdf or tiff file')
})

test('an image is of an allowed size [S5.072]', () => {
  expect(validateUpload(file('a.png', 'image/png', uploadLimits.maxBytes))).toBeUndefined()
  expect(validateUpload(file('a.png', 'image/png', uploadLimits.maxBytes + 1))).toMatch(/larger than 5 MB/)
  expect(validateUpload(file('a.png', 'image/png', 0))).toMatch(/empty/)
})
