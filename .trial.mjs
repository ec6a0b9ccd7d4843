import { ESLint } from 'eslint'
import fs from 'node:fs'
process.chdir('/work/h1')
const conv = '/work/h1/shared-kernel/build/words/converted.mjs'
const eslint = new ESLint({ cwd: '/work/h1' })
const files = process.argv.slice(2)
const results = await eslint.lintFiles(files)
const out = results.map(r => ({ file: r.filePath, messages: r.messages.filter(m => m.ruleId === 'lingui/no-unlocalized-strings') })).filter(r => r.messages.length)
fs.writeFileSync('/tmp/found.json', JSON.stringify(out))
console.log(out.reduce((n, r) => n + r.messages.length, 0))
