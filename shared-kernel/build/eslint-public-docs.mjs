/** A lint rule: what the kernel offers to others says what it does, and what it throws. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Names of a file that the `public.ts` beside it hands on; null where it hands on all of them. */
function namesHandedOn(file) {
  const page = join(dirname(file), 'public.ts')
  if (!existsSync(page)) return new Set()
  const from = `from '\\./${basename(file).replace(/\.tsx?$/, '')}'`
  const text = readFileSync(page, 'utf8')
  if (new RegExp(`export \\* ${from}`).test(text)) return null
  const names = new Set()
  for (const [, list] of text.matchAll(new RegExp(`export \\{([^}]*)\\} ${from}`, 'g')))
    for (const entry of list.split(',')) names.add(entry.trim().split(/\s+as\s+/)[0])
  return names
}

const isFunction = (node) => node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression'

/** The functions and classes that an export statement declares, each with its name. */
function declared({ declaration }) {
  if (!declaration) return []
  if (declaration.type === 'VariableDeclaration')
    return declaration.declarations
      .filter(({ id, init }) => id.type === 'Identifier' && isFunction(init))
      .map(({ id, init }) => ({ name: id.name, code: init }))
  const named = ['FunctionDeclaration', 'TSDeclareFunction', 'ClassDeclaration'].includes(declaration.type)
  return named && declaration.id ? [{ name: declaration.id.name, code: declaration }] : []
}

/** Whether a function throws by itself, not by what it calls or by a function inside of it. */
function throws(node) {
  if (!node || typeof node.type !== 'string') return false
  if (node.type === 'ThrowStatement') return true
  if (/Function|Class/.test(node.type)) return false
  return Object.entries(node).some(
    ([key, value]) => key !== 'parent' && [value].flat().some((child) => child !== null && throws(child)),
  )
}

const enoughWords = 3

/** Where it is written that it shall be so: a requirement, a decision, a code, a section of a design page. */
const source =
  /\b(S\d\.\d{3}|E\d{1,3}|LOAD-\d{3}|[Dd]ecisions? \d+)\b|\b(quality bar|architecture|federation|visual design|style|field facts|words|docs\/decisions\/[\w-]+\.md)(: | [A-Z]\d)/

const inMoney = /paise|rupee/i
const inUnits = /decimal/i
const inMilliseconds = /millisecond|\d ms\b|seconds/i
const asDay = /business date|wall time|instant|India|'\d{4}-\d{2}-\d{2}/i

/** By the name and type of what a function takes or gives: what its doc comment must say of it. */
const measures = [
  [/paise|amount|rupees/i, /^TS(Number|BigInt)Keyword$/, inMoney],
  [/^units$|Units$/, /^TS(String|Number)Keyword$/, inUnits],
  [/^(until|now|at|time|moment|since)$|^ms$|(Ms|Millis\w*|Time)$/, /^TSNumberKeyword$/, inMilliseconds],
  [/^(birth|now|today|time|day|date|from|until|on)$|(Date|Day)$/, /^TSStringKeyword$/, asDay],
  [/./, /^Date$/, /UTC|India|moment|instant/i],
]

const typeOf = (annotation) => {
  const type = annotation?.typeAnnotation
  const kinds = type?.type === 'TSUnionType' ? type.types : [type]
  return kinds.map((each) => (each?.type === 'TSTypeReference' ? each.typeName.name : each?.type))
}

/** Whether a doc comment leaves open in what unit or form an amount, units, a day or a time are. */
function lacksUnit(text, name, { params = [], returnType }) {
  const taken = params
    .map((param) => (param.type === 'AssignmentPattern' ? param.left : param))
    .filter(({ type }) => type === 'Identifier')
    .map((param) => [param.name, typeOf(param.typeAnnotation)])
  return [...taken, [name, typeOf(returnType)]].some(([word, types]) =>
    measures.some(
      ([names, kinds, said]) =>
        names.test(word) && types.some((type) => kinds.test(type ?? '')) && !said.test(text),
    ),
  )
}

/** What a doc comment lacks; undefined where it says enough. */
function lack(comment, name, code) {
  const { body } = code
  const text = (comment ?? '').replace(/^\s*\*+/gm, ' ').replace(/\s+/g, ' ')
  const said = text.replace(/@\w+[\s\S]*/, '')
  if ((said.match(/[\p{L}\d']+/gu) ?? []).length < enoughWords) return 'noDoc'
  if (body?.type === 'BlockStatement' && throws(body) && !/throws/i.test(text)) return 'noThrows'
  if (lacksUnit(text, name, code)) return 'noUnit'
  return source.test(text) ? undefined : 'noSource'
}

export const publicDocs = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      noDoc:
        'The kernel offers "{{name}}" to others: write above it, in /** … */, what it does, in what shapes and units.',
      noUnit:
        'The doc comment of "{{name}}" does not say in what unit or form its amounts, units, days or times are: paise, decimals, milliseconds, a business date, India time.',
      noSource:
        'The doc comment of "{{name}}" does not name its source: a requirement (S5.040), a decision, a page of the design.',
      noThrows: 'The doc comment of "{{name}}" does not say what it throws (@throws).',
    },
  },
  create(context) {
    const names = namesHandedOn(context.filename)
    const done = new Set()
    return {
      ExportNamedDeclaration(node) {
        for (const { name, code } of declared(node)) {
          if ((names && !names.has(name)) || done.has(name)) continue
          done.add(name)
          const doc = context.sourceCode
            .getCommentsBefore(node)
            .findLast(({ type, value }) => type === 'Block' && value.startsWith('*'))
          const messageId = lack(doc?.value, name, code)
          if (messageId) context.report({ node, messageId, data: { name } })
        }
      },
    }
  },
}

export const publicDocsConfig = {
  files: ['shared-kernel/{contracts,runtime,ui}/**/*.{ts,tsx}'],
  ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
  plugins: { kernel: { rules: { 'public-docs': publicDocs } } },
  rules: { 'kernel/public-docs': 'error' },
}
