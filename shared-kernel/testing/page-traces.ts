/** What a page holds at a moment; a part that was taken away again must not have added to it. */
export interface Traces {
  nodes: number
  styles: number
  listeners: number
  intervals: number
  timeouts: number
}

export interface TraceWatch {
  count(): Traces
  stop(): void
}

/**
 * Watches what code leaves on a page: nodes, style sheets, listeners on what outlives a part of the page, and timers.
 * Uses nothing from outside of itself, so that a browser test can hand it to a page.
 */
export function watchTraces(): TraceWatch {
  const listeners = new Map<EventTarget, Set<string>>()
  const names = new WeakMap<object, number>()
  const running = { intervals: new Set<unknown>(), timeouts: new Set<unknown>() }
  const undo: (() => void)[] = []
  let lastName = 0

  const nameOf = (listener: object) => {
    if (!names.has(listener)) names.set(listener, ++lastName)
    return names.get(listener)
  }
  const keyOf = (type: string, listener: object, options: unknown) =>
    `${type} ${nameOf(listener)} ${typeof options === 'object' ? Boolean((options as AddEventListenerOptions | null)?.capture) : Boolean(options)}`
  const replace = <Owner extends object, Name extends keyof Owner>(
    owner: Owner,
    name: Name,
    wrap: (original: Owner[Name]) => Owner[Name],
  ) => {
    const original = owner[name]
    owner[name] = wrap(original)
    undo.push(() => void (owner[name] = original))
  }
  // Calls, streams and the scheduler's channel end by themselves; the rest stays as long as the page does.
  const passing = ['AbortSignal', 'XMLHttpRequest', 'XMLHttpRequestUpload', 'MessagePort', 'FileReader']

  const wrapAdd = (original: EventTarget['addEventListener']): EventTarget['addEventListener'] =>
    function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis
      original.call(target, type, listener, options)
      if (!listener || passing.includes(target.constructor?.name)) return
      const key = keyOf(type, listener, options)
      const known = listeners.get(target) ?? new Set()
      listeners.set(target, known.add(key))
      if (typeof options !== 'object') return
      if (options.once) original.call(target, type, () => known.delete(key), { once: true })
      options.signal?.addEventListener('abort', () => known.delete(key), { once: true })
    }
  const wrapRemove = (original: EventTarget['removeEventListener']): EventTarget['removeEventListener'] =>
    function (this: EventTarget | undefined, type, listener, options) {
      const target = this ?? globalThis
      original.call(target, type, listener, options)
      if (listener) listeners.get(target)?.delete(keyOf(type, listener, options))
    }
  // Some windows have the methods themselves, and do not take them from the prototype.
  const owners: EventTarget[] = [EventTarget.prototype, globalThis as unknown as EventTarget]
  for (const owner of owners.filter((each) => Object.hasOwn(each, 'addEventListener'))) {
    replace(owner, 'addEventListener', wrapAdd)
    replace(owner, 'removeEventListener', wrapRemove)
  }
  const page = globalThis as unknown as Record<string, (...args: unknown[]) => unknown>
  replace(page, 'setInterval', (original) => (...args) => {
    const timer = original(...args)
    running.intervals.add(timer)
    return timer
  })
  replace(page, 'clearInterval', (original) => (timer) => {
    running.intervals.delete(timer)
    return original(timer)
  })
  replace(page, 'setTimeout', (original) => (work, ...args) => {
    const timer: unknown = original(
      (...given: unknown[]) => {
        running.timeouts.delete(timer)
        return (work as (...given: unknown[]) => unknown)(...given)
      },
      ...args,
    )
    running.timeouts.add(timer)
    return timer
  })
  replace(page, 'clearTimeout', (original) => (timer) => {
    running.timeouts.delete(timer)
    return original(timer)
  })

  const outlives = (target: EventTarget) => !(target instanceof Node) || target.isConnected
  return {
    count: () => ({
      nodes: document.querySelectorAll('*').length,
      styles: document.querySelectorAll('style, link[rel=stylesheet]').length,
      listeners: [...listeners].reduce((sum, [target, keys]) => sum + (outlives(target) ? keys.size : 0), 0),
      intervals: running.intervals.size,
      timeouts: running.timeouts.size,
    }),
    stop: () => undo.splice(0).forEach((restore) => restore()),
  }
}
