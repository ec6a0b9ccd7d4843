import { type Column, type SQL, sql, type Table } from 'drizzle-orm'
import { rowsOf, type Tx } from './database'

/** Something that goes from state to state, and the rows that say each step. */
interface Course {
  name: string
  rows: { table: Table; id: Column; state: Column; /** What is legal may differ by it. */ sort?: Column }
  /** `of` names the row; `id` counts the steps. */
  events: { table: Table; id: Column; of: Column; from: Column; to: Column }
}

/** What of a table of rows and of the table of their events is audited; `of` names the row in an event. */
export const stateCourse = (
  name: string,
  { id, state, sort }: { id: Column; state: Column; sort?: Column },
  { id: step, from, to }: { id: Column; from: Column; to: Column },
  of: Column,
): Course => ({
  name,
  rows: { table: id.table, id, state, ...(sort && { sort }) },
  events: { table: step.table, id: step, of, from, to },
})

export interface Step<State, Sort = null> extends Record<string, unknown> {
  sort: Sort
  from: State | null
  to: State
}

/**
 * What is wrong with the events of something that goes from state to state: each must follow the one before along a legal
 * edge, and the last one must say the state of the row. The database looks for it; no more than what is wrong is read.
 */
export async function auditChanges<State, Sort>(
  tx: Tx,
  { name, rows, events }: Course,
  isLegal: (step: Step<State, Sort>) => boolean,
): Promise<string[]> {
  const sort = rows.sort ? sql`r.${named(rows.sort)}` : sql`null::text`
  const steps = sql`select e.${named(events.of)} as id, ${sort} as sort, e.${named(events.from)} as "from",
      e.${named(events.to)} as "to",
      lag(e.${named(events.to)}) over (partition by e.${named(events.of)} order by e.${named(events.id)}) as before
    from ${events.table} e join ${rows.table} r on r.${named(rows.id)} = e.${named(events.of)}`
  const taken = await rowsOf<Step<State, Sort>>(
    tx,
    sql`select distinct sort, "from", "to" from (${steps}) as steps`,
  )
  const illegal = JSON.stringify(taken.filter((step) => !isLegal(step)))
  const wrong = await rowsOf<Step<State, Sort> & { id: string }>(
    tx,
    sql`select id, "from", "to" from (${steps}) as steps
      where "from" is distinct from before or exists (
        select from jsonb_to_recordset(${illegal}::jsonb) as i (sort text, "from" text, "to" text)
        where i.sort is not distinct from steps.sort and i."from" is not distinct from steps."from"
          and i."to" = steps."to")`,
  )
  const unsaid = await rowsOf<{ id: string; state: State }>(
    tx,
    sql`select r.${named(rows.id)} as id, r.${named(rows.state)} as state from ${rows.table} r left join (
        select distinct on (e.${named(events.of)}) e.${named(events.of)} as id, e.${named(events.to)} as state
        from ${events.table} e order by e.${named(events.of)}, e.${named(events.id)} desc) as last
      on last.id = r.${named(rows.id)} where last.state is distinct from r.${named(rows.state)}`,
  )
  return [
    ...wrong.map(({ id, from, to }) => `${name} ${id} went from ${from} to ${to}`),
    ...unsaid.map(({ id, state }) => `${name} ${id} is ${state} without an event that says so`),
  ]
}

const named = ({ name }: Column): SQL => sql`${sql.identifier(name)}`
