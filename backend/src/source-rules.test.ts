// @reads-all-packages: the sources of what runs in production, on the server and in browsers
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'

const root = join(__dirname, '../..')
const beside = new Set(['node_modules', 'dist', 'testing', 'locales'])

function* sourcesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) {
      if (!beside.has(entry.name)) yield* sourcesBelow(path)
    } else if (/\.tsx?$/.test(entry.name) && !/\.(test|d)\.tsx?$/.test(entry.name)) yield path
  }
}

const comments = /\/\*[\s\S]*?\*\/|(?<!:)\/\/.*/g
const read = (folders: readonly string[]) =>
  folders
    .flatMap((folder) => [...sourcesBelow(join(root, folder))])
    .map((path) => ({ file: relative(root, path), text: readFileSync(path, 'utf8').replace(comments, '') }))

const server = read(['backend/src', 'shared-kernel/contracts'])
const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'))
const pages = read([
  'shell/src',
  'hosts/src',
  ...remotes.map((name) => `${name}/src`),
  ...['runtime', 'ui', 'contracts'].map((name) => `shared-kernel/${name}`),
])
const all = [...server, ...pages.filter(({ file }) => !server.some((each) => each.file === file))]

/** What matches in the sources, with the file; each text once. */
const found = (sources: typeof all, pattern: RegExp) => [
  ...new Set(
    sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([what]) => `${file}: ${what}`)),
  ),
]
const named = (sources: typeof all, pattern: RegExp) =>
  [...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name)))].sort()

test('the sources are read', () => {
  expect(server.length).toBeGreaterThan(500)
  expect(pages.length).toBeGreaterThan(500)
})

test('no text becomes code, on the server and in pages', () => {
  expect(found(all, /\beval\(|new Function\(|\bsetTimeout\(\s*['"`]|from 'node:vm'/g)).toEqual([])
})

test('no command line is built: processes get a list of arguments, and no shell', () => {
  expect(found(server, /(?<!\.)\bexec(?:Sync)?\(|shell: true/g)).toEqual([])
  expect(named(server, /import \{ (?:type \w+, )?(\w+)[^}]*\} from 'node:child_process'/g)).toEqual([
    'execFile',
    'spawn',
  ])
})

test('no SQL is put together of text: values travel as parameters', () => {
  // The size of a page, and names of columns and of files of ours, which nobody sends.
  expect(found(server, /sql\.raw\((?!\s*['"])/g)).toEqual([
    'backend/src/platform/row-pages.ts: sql.raw(',
    'backend/src/platform/rows.ts: sql.raw(',
    'backend/src/platform/seeded-copy.ts: sql.raw(',
  ])
})

test('ciphers are AES with 256 bits: in GCM, or in CBC under a MAC in the envelope; RSA is padded by OAEP', () => {
  expect(named(server, /create(?:C|Dec)ipheriv\(\s*'([^']+)'/g)).toEqual(['aes-256-cbc', 'aes-256-gcm'])
  expect(server.filter(({ text }) => text.includes("'aes-256-cbc'")).map(({ file }) => file)).toEqual([
    'backend/src/platform/envelope.ts',
  ])
  expect(named(server, /constants\.(RSA_\w+)/g)).toEqual(['RSA_PKCS1_OAEP_PADDING'])
})

test('hashes are SHA-256 or longer, for signatures and for all else', () => {
  expect(named(server, /create(?:Hash|Hmac|Sign|Verify)\(\s*'([^']+)'/g)).toEqual(['sha256', 'sha384'])
  expect(found(pages, /CryptoJS\.(?:MD5|SHA1)|crypto-js\/(?:md5|sha1)/gi)).toEqual([])
})

test('chance on the server is the system’s own, never Math.random', () => {
  expect(found(server, /Math\.random/g)).toEqual([])
})

test('no call to others follows a redirect, and none takes a certificate that does not hold', () => {
  // The one that is told how to ask passes it on.
  const calls = server.filter(
    ({ file, text }) =>
      file.startsWith('backend/') &&
      !file.endsWith('/provider-call.ts') &&
      /(?<![.\w])(?:fetch|providerFetch)\(/.test(text),
  )
  expect(calls.length).toBeGreaterThan(5)
  expect(calls.filter(({ text }) => !text.includes("redirect: 'error'")).map(({ file }) => file)).toEqual([])
  expect(found(server, /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/g)).toEqual([])
})

test('who is called outside is called as a provider, with a figure and a span of its own', () => {
  const own = ['backend/src/platform/', 'backend/src/telemetry/']
  const reaching =
    /(?<![.\w])fetch\(|\bsendNotification\(|(?:from |import\()'(?:nodemailer|razorpay|axios|undici)'|import \{[^}]*\b(?:request|get|connect|createConnection)\b[^}]*\} from 'node:(?:https?|http2|net|tls)'/
  const isCounted = /\bprovider(?:Call|Fetch)\(/
  const calls = server.filter(({ file, text }) => file.startsWith('backend/') && reaching.test(text))
  const uncounted = calls.filter(
    ({ file, text }) => !isCounted.test(text) && !own.some((begin) => file.startsWith(begin)),
  )
  expect(calls.length).toBeGreaterThan(3)
  expect(uncounted.map(({ file }) => file)).toEqual([])
})

test('no page listens to messages of other windows', () => {
  expect(found(pages, /addEventListener\(\s*'message'|(?<!channel)\.onmessage\s*=/g)).toEqual([])
})

test('a pattern that is put together is made of parts of ours, not of what somebody typed', () => {
  expect(all.filter(({ text }) => text.includes('new RegExp(')).map(({ file }) => file)).toEqual([
    // The beginning of a trace's id, which is hexadecimal.
    'backend/src/operations/find-support-code.ts',
    // Every sign of the text is escaped there.
    'backend/src/platform/say-sms.ts',
    'shared-kernel/contracts/validation/email.ts',
    'shared-kernel/contracts/wire/support-code.ts',
    'shell/src/guards/portal-path.ts',
    'shared-kernel/runtime/remote/portal-router.ts',
  ])
})
