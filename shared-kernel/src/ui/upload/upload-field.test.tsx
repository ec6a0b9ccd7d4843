import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { fileSize, sizeProgress } from './file-size'
import { UploadField, type UploadFieldProps } from './public'

const user = userEvent.setup({ applyAccept: false })
const picture = (name: string, type: string, bytes = 2048) =>
  new File([new Uint8Array(bytes)], name, { type })

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
  ['cheque.bmp', 'image/bmp', 10, /png, jpeg, gif, pdf or tiff/],
  ['cheque.png', 'image/png', 5 * 1024 * 1024 + 1, /larger than 5 MB/],
  ['cheque.png', 'image/png', 0, /empty/],
])('refuses %s (%s, %i bytes) and says why, before it is sent [S5.072]', async (name, type, bytes, why) => {
  const upload = await show()
  await user.upload(input(), picture(name, type, bytes))
  expect(input()).toHaveAccessibleDescription(why)
  expect(upload).not.toHaveBeenCalled()
})

test.each([
  ['a.png', 'image/png'],
  ['a.jpeg', 'image/jpeg'],
  ['a.gif', 'image/gif'],
  ['a.pdf', 'application/pdf'],
  ['a.tiff', 'image/tiff'],
])('takes %s [S5.072]', async (name, type) => {
  const upload = await show()
  await user.upload(input(), picture(name, type))
  expect(upload).toHaveBeenCalledTimes(1)
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
  expect(screen.getByRole('progressbar', { name: 'Upload of cheque.png' })).toHaveAttribute(
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
  await user.upload(input(), picture('cheque.tif', 'image/tiff'))
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
  await user.click(screen.getByRole('button', { name: 'Stop the upload' }))
  expect(signal?.aborted).toBe(true)
  expect(input()).toBeInTheDocument()
})

test('a failure leaves its message, and a dropped file is tried like a chosen one', async () => {
  const upload = await show(async () => Promise.reject(new Error('The file is damaged. Choose another.')))
  fireEvent.drop(input().parentElement!, { dataTransfer: { files: [picture('cheque.png', 'image/png')] } })
  await waitFor(() => expect(input()).toHaveAccessibleDescription('The file is damaged. Choose another.'))
  expect(upload).toHaveBeenCalledTimes(1)
})
