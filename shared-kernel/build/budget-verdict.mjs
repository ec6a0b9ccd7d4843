/** Which figures are over their budget, and the line that says by how much. Unmeasured ones are over as well. */
export function budgetVerdicts(budgets, measured) {
  return Object.entries(budgets).flatMap(([name, limits]) =>
    Object.entries(limits).map(([part, limit]) => verdictOf(name, part, limit, measured[name]?.[part])),
  )
}

function verdictOf(name, part, limit, size) {
  const unit = part === 'requestsInDepth' ? '' : ' bytes gzip'
  const about = { name, part, size }
  if (size === undefined) return { ...about, isOver: true, line: `✗ ${name} ${part} is not built` }
  if (size <= limit) return { ...about, isOver: false, line: `✓ ${name} ${part}: ${size} of ${limit}${unit}` }
  const over = `${size - limit}${unit} (${(((size - limit) / limit) * 100).toFixed(1)} %) over its budget of ${limit}`
  return {
    ...about,
    isOver: true,
    line: `✗ ${name} ${part} grew to ${size}: ${over}. What is in it: npm run size -- ${name}`,
  }
}

/** The budget of something of this size: 2 % more, to the next hundred bytes; of requests none more. */
export const budgetFor = (part, size) =>
  part === 'requestsInDepth' ? size : Math.ceil((size * 1.02) / 100) * 100
