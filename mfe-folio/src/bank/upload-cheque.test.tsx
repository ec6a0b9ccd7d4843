import { UploadedCheque } from '@portal/contracts/folios/applicant'
import { navigate, ok, refusal, renderPage } from '@portal/testing'
import { oddConf } from '@portal/testing/samples'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { sampleDraft } from '../testing/sample-draft'
import UploadChequePage from './upload-cheque.page'

jest.mock('@portal/kernel', () => ({
  ...jest.requireActual<typeof import('@portal/testing')>('@portal/testing').routedKernel(),
  uploadFile: jest.fn(async () => ({ documentId: 'document-1' })),
}))

const cheque: UploadedCheque = {
  formImage: 'document-1',
  showFileName: 'cheque.tif',
  fileSize: 655_360,
  blobData: null,
  isTiff: true,
}

test('a cheque that was sent is told by its name, its size and that a tiff is not shown; its picture stays with the server [S3.054]', async () => {
  renderPage(UploadChequePage, {
    at: '/home/create-folio/upload-cheque',
    answers: { 'transaction/pendingTransaction': ok({ drafts: [sampleDraft({ cheque })] }) },
  })
  expect(Object.keys(UploadedCheque.shape)).toEqual(Object.keys(cheque))
  expect(await screen.findByText('cheque.tif')).toBeVisible()
  expect(screen.getByText(/\(640 KB\) is uploaded. .* We cannot show a tiff here/)).toBeVisible()
  expect(screen.queryByRole('img')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(navigate).toHaveBeenCalledWith('/home/create-folio/review'))
})

test.each([
  [[sampleDraft()], 'whose the account is; we look at it within 4 business days.', '2 business days'],
  [[], 'We keep what you enter for 47 days.', '30 days'],
])('how long it takes, and a draft is kept, is what the server reckons with', async (drafts, odd, usual) => {
  const { container } = renderPage(UploadChequePage, {
    at: '/home/create-folio/upload-cheque',
    answers: { 'transaction/pendingTransaction': ok({ drafts }), conf: ok(oddConf) },
  })
  expect(await screen.findByText(odd, { exact: false })).toBeVisible()
  expect(container).not.toHaveTextContent(usual)
})

test('without a cheque it says what to do and stays', async () => {
  navigate.mockClear()
  renderPage(UploadChequePage, {
    at: '/home/create-folio/upload-cheque',
    answers: { 'transaction/pendingTransaction': ok({ drafts: [sampleDraft({ missing: ['cheque'] })] }) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))
  expect(screen.getByText('Upload a cancelled cheque to continue')).toBeVisible()
  expect(navigate).not.toHaveBeenCalled()
})

test('a picture that was sent is shown, so that a wrong or unsharp one is seen; one that was refused is not', async () => {
  const picture = () =>
    new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])], 'cheque.png', {
      type: 'image/png',
    })
  const kept = sampleDraft({ cheque: { ...cheque, showFileName: 'cheque.png', isTiff: false } })
  const show = (saved: ReturnType<typeof ok>) =>
    renderPage(UploadChequePage, {
      at: '/home/create-folio/upload-cheque',
      answers: {
        'transaction/pendingTransaction': ok({ drafts: [sampleDraft()] }),
        'transaction/saveBankDetails': saved,
      },
    })
  const { unmount } = show(refusal('This file is not yours.'))
  await userEvent.upload(await screen.findByLabelText('Cancelled cheque'), picture())
  expect(await screen.findByText('This file is not yours.')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Preview of cheque.png' })).toBeNull()
  unmount()
  show(ok({ draft: kept }))
  await userEvent.upload(await screen.findByLabelText('Cancelled cheque'), picture())
  expect(await screen.findByRole('img', { name: 'Preview of cheque.png' })).toBeVisible()
})
