import { qrShape } from './qr-path'

test('a UPI link becomes a code with its three corner marks', async () => {
  const { size, path } = await qrShape('upi://pay?pa=neem.mf@validtest&am=25000.00&tr=NM2608250041')
  expect(size).toBe(33)
  expect(path.startsWith('M0 0h7v1h-7z')).toBe(true)
  expect(path).toContain('M26 0h7v1h-7z')
  expect(path).toContain('M0 26h7v1h-7z')
})
