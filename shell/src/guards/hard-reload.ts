/** Whether the browser loaded this page anew by a reload, not by following a link. */
export function isHardReload(): boolean {
  const [navigation] = performance.getEntriesByType?.('navigation') ?? []
  return navigation !== undefined && 'type' in navigation && navigation.type === 'reload'
}
