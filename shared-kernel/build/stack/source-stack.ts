import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { originalPositionFor, sourceContentFor, TraceMap } from '@jridgewell/trace-mapping'
import { mapsFolderOf } from '../releases/source-maps'
import { type PortalFrame, portalFrame } from './portal-frame'

/** How many lines of source are shown before and after the one that is meant. */
const around = 3
/** And how much of each: a catalogue is one line of 100 KB. */
const widest = 160

/** A place in a source, with the text of that source. */
interface Place {
  source: string
  line: number
  /** From 1 on. */
  column: number
  name: string | null
  text: string | null
}

/**
 * The lines of a stack of production with their places in the sources, by the maps that the very releases were built with.
 * A line that is none of ours stays as it is, one whose place is not to be had says why. Behind the first place in our own
 * code stands the code around it.
 */
export function sourceStack(lines: readonly string[], maps: string): string[] {
  const read = mapReader(maps)
  let isShown = false
  return lines.flatMap((line) => {
    const frame = portalFrame(line)
    if (!frame) return [line]
    const map = read(frame)
    if (typeof map === 'string') return [`${line}  [${map}]`]
    const place = placeOf(map, frame)
    if (!place) return [`${line}  [its map knows nothing of this place]`]
    const said = `    at ${place.source}:${place.line}:${place.column}${place.name ? ` (${place.name})` : ''}`
    if (isShown || !isOurs(place)) return [said]
    isShown = true
    return [said, ...codeAround(place)]
  })
}

/** Finds the map of a frame, once for each file; a sentence where there is none. */
function mapReader(maps: string) {
  const known = new Map<string, TraceMap | string>()
  return (frame: PortalFrame): TraceMap | string => {
    const path = join(mapsFolderOf(maps, frame), `${frame.file}.map`)
    const map = known.get(path) ?? readMap(path, frame)
    known.set(path, map)
    return map
  }
}

function readMap(path: string, { name, version, file }: PortalFrame): TraceMap | string {
  if (!existsSync(path)) return `no map of ${file} of ${`${name} ${version}`.trim()}: ${path} is not there`
  try {
    return new TraceMap(readFileSync(path, 'utf8'))
  } catch {
    return `${path} is no source map`
  }
}

function placeOf(map: TraceMap, { line, column }: PortalFrame): Place | undefined {
  if (line < 1 || column < 1) return undefined
  const found = originalPositionFor(map, { line, column: column - 1 })
  if (found.source === null) return undefined
  const { source, name } = found
  return { source, line: found.line, column: found.column + 1, name, text: sourceContentFor(map, source) }
}

/** Neither a library nor what the build tool adds. */
const isOurs = ({ source }: Place) => !/(^|\/)node_modules\/|^(webpack|external)[/ ]/.test(source)

function codeAround({ text, line, column }: Place): string[] {
  if (!text) return []
  const lines = text.split('\n')
  const first = Math.max(1, line - around)
  const width = String(line + around).length
  const left = Math.max(0, column - widest / 2)
  const shown = lines.slice(first - 1, line + around).map((each, index) => {
    const number = first + index
    const part = each.slice(left, left + widest)
    return `${number === line ? '>' : ' '} ${String(number).padStart(width)} | ${part}`
  })
  shown.splice(line - first + 1, 0, `  ${' '.repeat(width)} | ${' '.repeat(column - 1 - left)}^`)
  return ['', ...shown.map((each) => `    ${each}`.trimEnd()), '']
}
