import { goOutside } from './public'

test('a page of somebody else is not left: what is outside the portal opens beside it [S7.081]', () => {
  const opened = jest.spyOn(globalThis, 'open').mockReturnValue(null)
  goOutside('https://bank.example/pay', { kind: 'embedded' })
  expect(opened).toHaveBeenCalledWith('https://bank.example/pay', '_blank', 'noopener')
  opened.mockClear()
  goOutside('#bank', { kind: 'standalone' })
  expect(opened).not.toHaveBeenCalled()
  expect(location.hash).toBe('#bank')
  opened.mockRestore()
})
