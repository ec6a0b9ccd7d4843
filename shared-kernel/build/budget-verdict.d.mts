type Figures = Record<string, Record<string, number>>

/** Which figures are over their budget, and the line that says by how much. Unmeasured ones are over as well. */
export function budgetVerdicts(
  budgets: Figures,
  measured: Figures,
): { name: string; part: string; size: number | undefined; isOver: boolean; line: string }[]

/** The budget of something of this size: 2 % more, to the next hundred bytes; of requests none more. */
export function budgetFor(part: string, size: number): number
