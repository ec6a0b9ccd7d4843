interface Change<State> {
  id: string
  from: State | null
  to: State
}

/**
 * What is wrong with the event rows of something that goes from state to state, oldest row first: each must follow
 * the one before along a legal edge, and the last one must say the state of the row.
 */
export function auditChanges<State extends string>(
  name: string,
  events: readonly Change<State>[],
  rows: readonly { id: string; state: State }[],
  isLegal: (change: Change<State>) => boolean,
): string[] {
  const reached = new Map<string, State>()
  const found: string[] = []
  for (const change of events) {
    const { id, from, to } = change
    if (from !== (reached.get(id) ?? null) || !isLegal(change))
      found.push(`${name} ${id} went from ${from} to ${to}`)
    reached.set(id, to)
  }
  const pendingNotifications = rows.filter(({ id, state }) => reached.get(id) !== state)
  return [
    ...found,
    ...pendingNotifications.map(({ id, state }) => `${name} ${id} is ${state} without an event that says so`),
  ]
}
