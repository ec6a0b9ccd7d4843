import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './packages'

/** A paper for those who build, release or run the portal, by its path. */
export interface PortalDocument {
  file: string
  text: string
}

/** A command as a document prints it. */
export interface PrintedCommand {
  /** As it is typed: 'npm run release -- mfe-transact --percent 10'. */
  line: string
  /** 'release', 'start', 'test' of npm; undefined of another program. */
  script?: string
  /** Of npm what stands behind `--`. */
  args: string[]
}

export const documentNames = (): string[] => [
  'README.md',
  'CONTRIBUTING.md',
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

export const readDocument = (file: string): PortalDocument => ({
  file,
  text: readFileSync(join(root, file), 'utf8'),
})

const fence = /^```\w*\n([\s\S]*?)^```$/gm

/** The lines of a document's blocks of code, fenced or indented. */
function linesOfBlocks(text: string): string[] {
  const fenced = [...text.matchAll(fence)].flatMap(([, block = '']) => block.split('\n'))
  const indented = [...text.replace(fence, '').matchAll(/^ {4}(\S.*)$/gm)].map(([, line = '']) => line)
  return [...fenced, ...indented]
}

/** What stands between backquotes in a line. */
export const spansOf = (line: string): string[] =>
  [...line.matchAll(/`([^`\n]+)`/g)].map(([, span = '']) => span)

/** All code of a document: lines of blocks, and spans. */
export const codeOf = ({ text }: PortalDocument): string[] => [
  ...linesOfBlocks(text),
  ...spansOf(text.replace(fence, '')),
]

/** Each line of a document with the code in it; a line of a block is code as a whole. */
export function linesWithCode({ text }: PortalDocument): { line: string; code: string[] }[] {
  const prose = text.replace(fence, '').split('\n')
  return [
    ...linesOfBlocks(text).map((line) => ({ line, code: [line] })),
    ...prose.map((line) => ({ line, code: spansOf(line) })),
  ]
}

/** Words of a line of a shell; a text in quotes is one. */
const wordsOf = (line: string) =>
  [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, text, word]) => text ?? word!)

const npm = /^npm (?:run (?:-s )?)?([a-z][\w:]*)(?: -- (.*))?$/

/** The commands in a piece of code: of a line of a block without its comment, and each of a chain by itself. */
export function commandsIn(code: string): PrintedCommand[] {
  return withoutComment(code)
    .split(/ (?:&&|\||>) /)
    .flatMap((part): PrintedCommand[] => {
      // What may be left out stands in brackets.
      const line = part.trim().replace(/[[\]]/g, '')
      const [, script, rest = ''] = npm.exec(line) ?? []
      if (script) return [{ line, script, args: wordsOf(rest) }]
      return /^(npx|node) /.test(line) ? [{ line, args: wordsOf(line) }] : []
    })
}

export const withoutComment = (line: string) => line.replace(/ +# .*$/, '')

/** What the headings of a document are called in a link: `#remotes-at-night`. */
export const anchorsOf = ({ text }: PortalDocument): string[] =>
  [...text.replace(fence, '').matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  )

/** Where the links of a document lead, those into the web left out. */
export const linksOf = ({ text }: PortalDocument): string[] =>
  [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, to = '']) => to).filter((to) => !/^https?:/.test(to))
