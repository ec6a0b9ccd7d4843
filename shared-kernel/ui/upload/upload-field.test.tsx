import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { fileSize, sizeProgress } from './file-size'
import { UploadField, type UploadFieldProps } from './public'

const user = userEvent.setup({ applyAccept: false })
const starts = {
  png: '\x89PNG\r\n\x1a\n',
  jpg: '\xff\xd8\xff\xe0',
  gif: 'GIF89a',
  pdf: '%PDF-1.7',
  tiff: 'II*\0',
  bmp: 'BM',
  heic: '\0\0\0\x24ftypheic',
}
const picture = (name: string, type: string, kind: keyof typeof starts = 'png', bytes = 2048) => {
  const content = new Uint8Array(bytes)
  content.set(Uint8Array.from(starts[kind], (letter) => letter.charCodeAt(0)).subarray(0, bytes))
  return new File([content], name, { type })
}

function Example({ onUpload }: Pick<UploadFieldProps, 'onUpload'>) {
  const [file, setFile] = useState<File | null>(null)
  return <UploadField label="Cancelled cheque" value={file} onChange={setFile} onUpload={onUpload} />
}

async function show(onUpload: UploadFieldProps['onUpload'] = async () => undefined) {
  const upload = jest.fn(onUpload)
  render(<Example onUpload={upload} />)
  await screen.findByLabelText('Cancelled cheque')
  return upload
}
const input = () => screen.getByLabelText<HTMLInputElement>('Cancelled cheque')

test('sizes read in KB and MB', () => {
  expect(fileSize(10)).toBe('1 KB')
  expect(fileSize(655_360)).toBe('640 KB')
  expect(fileSize(1.8 * 1024 * 1024)).toBe('1.8 MB')
  expect(sizeProgress(1.1 * 1024 * 1024, 1.8 * 1024 * 1024)).toBe('1.1 of 1.8 MB')
})

test.each([
  ['cheque.bmp', 'bmp', 10, /png, jpeg, gif, pdf or tiff/],
  ['a bitmap called cheque.png', 'bmp', 10, /png, jpeg, gif, pdf or tiff/],
  ['IMG_0001.HEIC', 'heic', 2048, /HEIC picture.*jpeg/],
  ['cheque.png', 'png', 5 * 1024 * 1024 + 1, /larger than 5 MB/],
  ['cheque.png', 'png', 0, /empty/],
] as const)(
  'refuses %s (%s, %i bytes) and says why, before it is sent [S5.072]',
  async (name, kind, bytes, why) => {
    const upload = await show()
    await user.upload(input(), picture(name, 'image/png', kind, bytes))
    await waitFor(() => expect(input()).toHaveAccessibleDescription(why))
    expect(upload).not.toHaveBeenCalled()
  },
)

test.each([
  ['a.png', 'image/png', 'png'],
  ['a.jpeg', 'image/jpeg', 'jpg'],
  ['a.gif', 'image/gif', 'gif'],
  ['a.pdf', 'application/pdf', 'pdf'],
  ['a.tiff', 'image/tiff', 'tiff'],
  ['a.jfif', 'image/jpeg', 'jpg'],
  ['a.jpg', 'image/jpg', 'jpg'],
  ['a.jpg (1)', '', 'jpg'],
  ['cheque', '', 'pdf'],
] as const)('takes %s (%s) for the %s that it is [S5.072]', async (name, type, kind) => {
  const upload = await show()
  await user.upload(input(), picture(name, type, kind))
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(1))
  expect(await screen.findByText(name)).toBeInTheDocument()
})

test('shows how far it is, then the picture, and lets it be removed', async () => {
  let finish = () => undefined as void
  await show(
    (_, progress) =>
      new Promise((resolve) => {
        progress(1024)
        finish = () => resolve(undefined)
      }),
  )
  await user.upload(input(), picture('cheque.png', 'image/png'))
  expect(await screen.findByRole('progressbar', { name: 'Upload of cheque.png' })).toHaveAttribute(
    'aria-valuenow',
    '1024',
  )
  expect(screen.getByText('1 of 2 KB')).toBeInTheDocument()
  finish()
  expect(await screen.findByRole('img', { name: 'Preview of cheque.png' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/png;base64,/),
  )
  await user.click(screen.getByRole('button', { name: 'Remove cheque.png' }))
  expect(input()).toBeInTheDocument()
})

test('a tiff has no picture and says so', async () => {
  await show()
  await user.upload(input(), picture('cheque.tif', 'image/tiff', 'tiff'))
  expect(await screen.findByText(/We cannot show a tiff here/)).toBeInTheDocument()
  expect(screen.queryByRole('img')).toBeNull()
})

test('an upload can be stopped, and its end is dropped', async () => {
  let signal: AbortSignal | undefined
  await show((_, __, given) => {
    signal = given
    return new Promise(() => undefined)
  })
  await user.upload(input(), picture('cheque.png', 'image/png'))
  await user.click(await screen.findByRole('button', { name: 'Stop the upload' }))
  expect(signal?.aborted).toBe(true)
  expect(input()).toBeInTheDocument()
})

test('a failure leaves its message, and a dropped file is tried like a chosen one', async () => {
  const upload = await show(async () => Promise.reject(new Error('The file is damaged. Choose another.')))
  fireEvent.drop(input().parentElement!, { dataTransfer: { files: [picture('cheque.png', 'image/png')] } })
  await waitFor(() => expect(input()).toHaveAccessibleDescription('The file is damaged. Choose another.'))
  expect(upload).toHaveBeenCalledTimes(1)
})

test('a picture that came without a type is shown as what it is', async () => {
  await show()
  await user.upload(input(), picture('cheque.jpg (1)', '', 'jpg'))
  expect(await screen.findByRole('img', { name: 'Preview of cheque.jpg (1)' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^data:image\/jpeg;base64,/),
  )
})
