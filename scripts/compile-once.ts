// A process of the check of one Node: the server and one remote are compiled by it.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { compileBackend } from '../backend/tooling/compile.mjs'
import { compileRemote } from './build'
import { remotes } from './packages'

const output = mkdtempSync(join(tmpdir(), 'one-node-'))
const remote = remotes().find(({ name }) => name === 'mfe-mandate')!
await compileBackend()
await compileRemote(remote, { output, version: remote.version })
rmSync(output, { recursive: true, force: true })
