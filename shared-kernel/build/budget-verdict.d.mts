type Figures = Record<string, Record<string, number>>

/** Which figures are over their budget, and the line that says by how much. Unmeasured ones are over as well. */
export function budgetVerdicts(budgets: Figures, measured: Figures): { isOver: boolean; line: string }[]
