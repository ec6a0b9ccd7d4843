import type { Declaration, EntryPoint } from './kernel-surface'

const heading = `# The kernel's public surface

Written by \`npm run kernel:api\`; not edited by hand. A change here is a change for every squad: names may be added
at any time, and one that a live release uses (\`npm run kernel:check\`) stays until that release is gone.
`

const block = (declarations: readonly Declaration[]) =>
  `\`\`\`ts\n${declarations.map(({ text, doc }) => (doc ? `/** ${doc} */\n${text}` : text)).join('\n\n')}\n\`\`\`\n`

/** By the part of the kernel that each name comes from, where there are several. */
function bySubject(declarations: readonly Declaration[]): string {
  const subjects = [...new Set(declarations.map(({ subject = '' }) => subject))].sort()
  if (subjects.length < 2) return block(declarations)
  return subjects
    .map(
      (subject) =>
        `### ${subject}\n\n${block(declarations.filter((each) => (each.subject ?? '') === subject))}`,
    )
    .join('\n')
}

/** The surface as a page that is read as a diff in review. */
export function writeSurface(surface: readonly EntryPoint[]): string {
  const parts = surface.map(({ address, declarations }) => `## ${address}\n\n${bySubject(declarations)}`)
  return [heading, ...parts].join('\n')
}

/** "schema Pan: string" → "Pan" */
const nameOf = (declaration: string) =>
  /^(?:function|class|interface|type|const|schema|calls|also|library) (\w+)/.exec(declaration)?.[1] ??
  declaration

/** What a page lists, by "address › name". */
function readSurface(page: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const part of page.split(/^## /m).slice(1)) {
    const address = part.slice(0, part.indexOf('\n'))
    const blocks = [...part.matchAll(/```ts\n([\s\S]*?)\n```/g)].map(([, text = '']) => text)
    for (const told of blocks.flatMap((each) => each.split('\n\n'))) {
      const text = told.replace(/^\/\*\* .* \*\/\n/, '')
      found.set(`${address} › ${nameOf(text)}`, text)
    }
  }
  return found
}

export interface SurfaceChange {
  kind: 'added' | 'removed' | 'changed'
  /** "@portal/kernel › maskPan" */
  name: string
}

/** What differs between two pages, name by name; empty for equal ones. */
export function surfaceChanges(before: string, after: string): SurfaceChange[] {
  const [old, fresh] = [readSurface(before), readSurface(after)]
  const names = [...new Set([...old.keys(), ...fresh.keys()])].sort()
  return names.flatMap((name): SurfaceChange[] => {
    if (!old.has(name)) return [{ kind: 'added', name }]
    if (!fresh.has(name)) return [{ kind: 'removed', name }]
    return old.get(name) === fresh.get(name) ? [] : [{ kind: 'changed', name }]
  })
}
