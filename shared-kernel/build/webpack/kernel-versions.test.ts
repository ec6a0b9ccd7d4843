import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is loaded by its own address does not run inside jsdom. */
function refuse(kernel: string) {
  const file = JSON.stringify(join(__dirname, 'kernel-versions.mjs'))
  const remote = JSON.stringify({ name: 'mfe-auth', folder: '/nowhere', kernel })
  const script = `import(${file}).then(({ refuseOtherRange }) => refuseOtherRange(${remote}))`
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
}

test('a remote whose range is of another major than the kernel that it is built with is not built', () => {
  const about = readFileSync(join(__dirname, '../../runtime/package.json'), 'utf8')
  const { version } = JSON.parse(about) as { version: string }
  expect(refuse(`^${version}`).status).toBe(0)
  const { status, stderr } = refuse('^9.0.0')
  expect(status).toBe(1)
  expect(stderr).toContain(
    `mfe-auth is built with kernel ${version}, and its package.json says "kernel": "^9.0.0": ` +
      'change that, or the package that it takes as @portal/kernel',
  )
})
