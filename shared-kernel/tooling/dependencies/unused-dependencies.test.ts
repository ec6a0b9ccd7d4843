import { importedIn, unusedOf } from './unused-dependencies'

test.each([
  ["import axios from 'axios'", ['axios']],
  ["import type { Job } from '@scope/jobs/deep/part'", ['@scope/jobs']],
  ["import 'font/latin.css'", ['font']],
  ["export * from 'd3-scale'", ['d3-scale']],
  ["const pdf = () => import('jspdf')", ['jspdf']],
  ["const { a } = require('cjs'); require.resolve('loader')", ['cjs', 'loader']],
  ["import a from './a'\nimport fs from 'node:fs'\nimport b from '../b'", []],
  ["// import axios from 'axios'\n/* import('jspdf') */", []],
  ['const text = "import axios from axios"', []],
])('%j asks for %j', (text, libraries) => {
  expect(importedIn('code.ts', text)).toEqual(libraries)
})

test('a style sheet asks for what it imports', () => {
  expect(importedIn('base.css', "@import 'font/latin.css';\na { color: red }")).toEqual(['font'])
})

test('what is declared and not asked for is unused, unless it brings types for what is, or is a tool', () => {
  const imported = new Set(['pg', '@scope/jobs'])
  expect(
    unusedOf(['pg', '@types/pg', '@types/scope__jobs', 'jest', 'axios', '@types/qrcode'], imported),
  ).toEqual(['axios', '@types/qrcode'])
})
