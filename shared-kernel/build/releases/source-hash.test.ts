import { lockOf } from '../../../scripts/packages'

const lock = (importers: string, react = '19.0.0') =>
  `lockfileVersion: '9.0'\n\nimporters:\n\n${importers}\npackages:\n\n  react@${react}:\n    resolution: {}\n`
const importer = (name: string, library: string) =>
  `  ${name}:\n    dependencies:\n      ${library}:\n        specifier: 'catalog:'\n\n`
const auth = importer('mfe-auth', 'react')
const seen = ['mfe-auth', 'shared-kernel/contracts']

test('a remote that is added changes nothing that the builds of others depend on', () => {
  const kernel = importer('shared-kernel/contracts', 'zod')
  const before = lockOf(lock(auth + kernel), seen)
  expect(lockOf(lock(auth + importer('mfe-trial', 'react') + kernel), seen)).toBe(before)
  expect(lockOf(lock(auth + importer('shared-kernel/contracts', 'dayjs')), seen)).not.toBe(before)
  expect(lockOf(lock(importer('mfe-auth', 'zod') + kernel), seen)).not.toBe(before)
  expect(lockOf(lock(auth + kernel, '19.0.1'), seen)).not.toBe(before)
})
