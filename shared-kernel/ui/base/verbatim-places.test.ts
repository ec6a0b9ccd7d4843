// @reads-all-packages: every component
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(__dirname, '../../..')
const listed = execFileSync('git', ['ls-files', '*.tsx'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const isProduct = (file: string) => !/\.test\.tsx$|\/testing\/|\/gallery\/|^e2e\//.test(file)

/** What writes a figure or masks a number, and what holds a name or a number. */
const writers = /^(formatUnits|formatNav|formatRupees\w*|mask[A-Z]\w+|shortNumber)$/
const holders =
  /^(schemeDesc|schemeName|investorName|holderName|nomineeName|orderNumber|folioNo|umrn|bankReference|ifscCode)$/
const mayHold = new RegExp([writers, holders].map(({ source }) => source.slice(1, -1)).join('|'))
/** Components that keep a translation from what is in them. */
const keepers = new Set(['Verbatim', 'Hideable'])

const nameOf = (value: ts.Expression) =>
  ts.isPropertyAccessExpression(value) ? value.name.text : ts.isIdentifier(value) ? value.text : ''

const isValue = (value: ts.Expression | undefined) =>
  value !== undefined &&
  (ts.isCallExpression(value) ? writers.test(nameOf(value.expression)) : holders.test(nameOf(value)))

function isKept(node: ts.Node): boolean {
  for (let around = node.parent; around; around = around.parent) {
    if (!ts.isJsxElement(around)) continue
    const { tagName, attributes } = around.openingElement
    if (keepers.has(tagName.getText()) || /\btranslate="no"/.test(attributes.getText())) return true
  }
  return false
}

/** Names and figures of a source that stand in it as texts of their own, and which a translation would take. */
function takenByTranslation(name: string, text: string): string[] {
  if (!mayHold.test(text)) return []
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const stands = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent))
    if (stands && isValue(node.expression) && !isKept(node))
      found.push(
        `${name}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1} ${node.getText()}`,
      )
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

test('a name or a figure between words is found where a translation would take it', () => {
  const text = `const A = () => <p>You hold {formatUnits(units)} units of <b translate="no">{schemeName}</b>
    and <Verbatim>{order.orderNumber}</Verbatim>, {order.folioNo}</p>`
  expect(takenByTranslation('a.tsx', text)).toEqual([
    'a.tsx:1 {formatUnits(units)}',
    'a.tsx:2 {order.folioNo}',
  ])
})

test('names, units, NAVs, amounts and numbers that stand on a page are left to no translation', () => {
  const files = listed.filter(isProduct)
  expect(files.length).toBeGreaterThan(300)
  expect(files.flatMap((file) => takenByTranslation(file, readFileSync(join(root, file), 'utf8')))).toEqual(
    [],
  )
})
