// What every npm script runs: installs what is missing, then does the work. Needs Node 20, 22 or 24 and nothing else.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const pnpm = 'pnpm@10.34.9'
const [command, ...args] = process.argv.slice(2)

function installIfNeeded() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  const stamp = join(root, 'node_modules/.installed')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing packages…')
  const env = {
    ...process.env,
    PUPPETEER_SKIP_DOWNLOAD: '1',
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    npm_config_loglevel: 'error',
  }
  // By a shell, which finds npx on Windows too; in one piece, since Node 24 warns of arguments beside a shell.
  const done = spawnSync(`npx --yes ${pnpm} install --frozen-lockfile --reporter=append-only`, {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: true,
  })
  if (done.status !== 0) {
    console.error(`The packages could not be installed: run "npx --yes ${pnpm} install" to see why.`)
    process.exit(done.status ?? 1)
  }
  writeFileSync(stamp, lock)
}

process.chdir(root)
// Who reads the first lines alone (`| head`) has what was wanted.
process.stdout.on('error', ({ code }) => process.exit(code === 'EPIPE' ? undefined : 1))
process.on('uncaughtException', (error) => {
  say(error)
  process.exit()
})
await runCommand().catch(say)

async function runCommand() {
  // Only below npm: whoever calls node itself may end before it, as a shell does that started it in the background.
  if (process.env.npm_lifecycle_event) await import('./end-with-parent.mjs')
  installIfNeeded()
  const { register } = await import('tsx/esm/api')
  register()
  // Here, and in no command: what is asked for help does nothing else.
  const { default: run, help } = await import(`./${command}.${command === 'test' ? 'mjs' : 'ts'}`)
  const unknown = args.find((each) => isUnknown(each, help))
  if (args.includes('--help')) return console.log(help)
  if (!unknown) return run(args)
  console.error(`There is no ${unknown}.\n\n${help}`)
  process.exitCode = 2
}

/** An option that the help does not name: it would be passed over, and something else done than was meant. */
function isUnknown(arg, help) {
  // What the tests' runner knows, its own help says.
  if (command === 'test' || !/^--[a-z]/.test(arg)) return false
  return arg !== '--help' && !new RegExp(`${arg.split('=')[0]}(?![\\w-])`).test(help)
}

/** What nobody foresaw, in a sentence; where it came from only for who asks. */
function say(error) {
  const wantsStack = process.env.PORTAL_STACK === '1'
  console.error(wantsStack ? error : `${command}: ${error?.message ?? error}`)
  if (!wantsStack) console.error('PORTAL_STACK=1 shows where it came from.')
  process.exitCode = 1
}
