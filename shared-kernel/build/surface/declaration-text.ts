import { relative, sep } from 'node:path'
import ts from 'typescript'
import type { Declaration } from './kernel-surface'

const printer = ts.createPrinter({ removeComments: true })
const format = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.WriteArrowStyleSignature

/** The exported names of a module with their signatures, in the alphabet's order, each with its doc comment and the part of the kernel that it is of. */
export function declarationsOf(checker: ts.TypeChecker, module: ts.Symbol, kernel: string): Declaration[] {
  return checker
    .getExportsOfModule(module)
    .map((exported) => {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
      const { fileName = '' } = symbol.declarations?.[0]?.getSourceFile() ?? {}
      const doc = ts.displayPartsToString(symbol.getDocumentationComment(checker)).replace(/\s+/g, ' ')
      return {
        name: exported.name,
        text: textOf(checker, exported),
        subject: subjectOf(fileName, kernel),
        doc,
      }
    })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}

/** "/…/shared-kernel/ui/button/button.tsx" → "ui/button" */
function subjectOf(file: string, kernel: string): string {
  if (file.includes('/node_modules/')) return 'libraries'
  const folders = relative(kernel, file).split(sep).slice(0, -1)
  return folders.slice(0, folders[1] === 'domain' ? 3 : 2).join('/')
}

/** A name may stand for a type and for a value: both are told. */
function textOf(checker: ts.TypeChecker, exported: ts.Symbol): string {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported
  const [declaration] = symbol.declarations ?? []
  if (!declaration) throw new Error(`${exported.name} cannot be resolved`)
  // What a library declares is told by its name: its shape is the library's business.
  if (declaration.getSourceFile().fileName.includes('/node_modules/')) return `library ${exported.name}`
  const texts = (symbol.declarations ?? []).map((each) => declarationText(checker, symbol, each))
  return [...new Set(texts)].join('\n')
}

function declarationText(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.Declaration): string {
  const { name } = symbol
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return printed(declaration).replace(/^export /, '')
  if (ts.isClassDeclaration(declaration)) return classText(checker, symbol, declaration)
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration)
  if (ts.isFunctionDeclaration(declaration))
    return type
      .getCallSignatures()
      .map(
        (signature) =>
          `function ${name}${checker.signatureToString(signature, declaration, ts.TypeFormatFlags.NoTruncation)}`,
      )
      .join('\n')
  return valueText(checker, name, type, declaration)
}

function valueText(checker: ts.TypeChecker, name: string, type: ts.Type, at: ts.Declaration): string {
  const shown = (each: ts.Type) => checker.typeToString(each, at, format)
  const parsed = schemaOutput(checker, type, at)
  if (parsed) return `schema ${name}: ${shown(parsed)}`
  const calls = type.getProperties().filter((each) => isEndpoint(checker.getTypeOfSymbolAtLocation(each, at)))
  if (type.getProperties().length && type.getProperties().every((each) => isArea(checker, each, at)))
    return `const ${name}: areas ${type
      .getProperties()
      .map((each) => each.name)
      .sort()
      .join(', ')}`
  if (!calls.length || calls.length !== type.getProperties().length) return `const ${name}: ${shown(type)}`
  const lines = calls.map((each) => `  ${each.name}: ${callText(checker, each, at)}`).sort()
  return `calls ${name} {\n${lines.join('\n')}\n}`
}

const isEndpoint = (type: ts.Type) =>
  ['method', 'path', 'token', 'request', 'response'].every((name) => type.getProperty(name))

const isArea = (checker: ts.TypeChecker, member: ts.Symbol, at: ts.Declaration) => {
  const calls = checker.getTypeOfSymbolAtLocation(member, at).getProperties()
  return calls.length > 0 && calls.every((each) => isEndpoint(checker.getTypeOfSymbolAtLocation(each, at)))
}

/** A call is its two bodies and how it is made; the latter stands in the source as plain literals. */
function callText(checker: ts.TypeChecker, call: ts.Symbol, at: ts.Declaration): string {
  const type = checker.getTypeOfSymbolAtLocation(call, at)
  const body = (name: string) => {
    const property = type.getProperty(name)
    const schema = property && schemaOutput(checker, checker.getTypeOfSymbolAtLocation(property, at), at)
    return schema ? checker.typeToString(schema, at, format) : 'unknown'
  }
  return `${literalsOf(call)} (${body('request')}) => ${body('response')}`
}

function literalsOf(call: ts.Symbol): string {
  const declaration = call.valueDeclaration
  const value = declaration && ts.isPropertyAssignment(declaration) ? declaration.initializer : undefined
  const options = value && ts.isCallExpression(value) ? value.arguments[0] : undefined
  if (!options || !ts.isObjectLiteralExpression(options)) return ''
  return options.properties
    .filter(ts.isPropertyAssignment)
    .filter((each) => !/^(summary|request|response)$/.test(each.name.getText()))
    .map((each) => `${each.name.getText()} ${each.initializer.getText().replaceAll("'", '')}`)
    .join(', ')
}

/** What a schema parses to; undefined for what is no schema. */
function schemaOutput(checker: ts.TypeChecker, type: ts.Type, at: ts.Declaration): ts.Type | undefined {
  const internals = type.getProperty('_zod')
  const output = internals && checker.getTypeOfSymbolAtLocation(internals, at).getProperty('output')
  return output && checker.getTypeOfSymbolAtLocation(output, at)
}

function classText(checker: ts.TypeChecker, symbol: ts.Symbol, declaration: ts.ClassDeclaration): string {
  const base = declaration.heritageClauses?.map((each) => ` ${each.getText()}`).join('') ?? ''
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const own = type.getProperties().filter((each) => isOwn(each, declaration))
  const members = own.map(
    (each) => `  ${each.name}: ${checker.typeToString(checker.getTypeOfSymbol(each), declaration, format)}`,
  )
  const makers = checker
    .getTypeOfSymbol(symbol)
    .getConstructSignatures()
    .map((each) => `  new ${checker.signatureToString(each, declaration, ts.TypeFormatFlags.NoTruncation)}`)
  return `class ${symbol.name}${base} {\n${[...makers, ...members.sort()].join('\n')}\n}`
}

const isOwn = (member: ts.Symbol, declaration: ts.ClassDeclaration) =>
  member.declarations?.some(
    (each) =>
      each.getSourceFile() === declaration.getSourceFile() &&
      !(ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Private),
  ) ?? false

const printed = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
