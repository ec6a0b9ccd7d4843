import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { supported, versionsFor } from '../../../scripts/other-nodes'

const root = join(__dirname, '../../..')
const majors = supported.map((version) => version.split('.')[0])
const here = process.versions.node.split('.')[0]!

test('versions are named by their majors, and others are all but the one that runs', () => {
  expect(versionsFor('24')).toEqual([supported.at(-1)])
  expect(versionsFor('20,22')).toEqual(supported.slice(0, 2))
  expect(versionsFor('others')).toEqual(supported.filter((version) => !version.startsWith(`${here}.`)))
})

test('a version that is not supported is told, with those that are', () => {
  expect(() => versionsFor('18')).toThrow(`Node 18 is not among the supported ones: ${supported.join(', ')}`)
})

test('what is tried is what package.json and the README say, and types are those of the lowest', () => {
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    engines: { node: string }
  }
  expect(engines.node.match(/\d+/g)).toEqual(majors)
  const [lowest, middle, newest] = majors
  expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(
    `${newest} is recommended; ${middle} and ${lowest} work too`,
  )
  expect(readFileSync(join(root, '.nvmrc'), 'utf8').trim()).toBe(newest)
  expect(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')).toContain(`'@types/node': ${lowest}.`)
})
