import postgres from 'postgres'

/** Settings with which PostgreSQL counts its statements. */
export const countsStatements = ['shared_preload_libraries=pg_stat_statements', 'pg_stat_statements.max=2000']

/** What a database has done since it was asked last. */
export interface Worked {
  statements: number
  /** Milliseconds from the start of each statement to its end, summed; the wait for a lock is in it. */
  time: number
}

export interface Statement {
  /** One line, with `$1` where values stood. */
  text: string
  calls: number
  /** Milliseconds of all calls. */
  time: number
}

/** What PostgreSQL itself counts of the statements that a database gets. */
export interface Statements {
  /** What was done until now is counted no more. */
  forget(): Promise<void>
  worked(): Promise<Worked>
  /** Those that took longest in all, the longest first. */
  longest(count: number): Promise<Statement[]>
  close(): Promise<void>
}

/** @param databaseUrl a database of a server that has {@link countsStatements} */
export async function watchStatements(databaseUrl: string): Promise<Statements> {
  const sql = postgres(databaseUrl, { max: 1 })
  await sql`create extension if not exists pg_stat_statements`
  const ofThisDatabase = sql`
    from pg_stat_statements
    where dbid = (select oid from pg_database where datname = current_database()) and query not like '%pg_stat_statements%'`
  let before: Worked = { statements: 0, time: 0 }
  return {
    async forget() {
      await sql`select pg_stat_statements_reset()`
      before = { statements: 0, time: 0 }
    },
    async worked() {
      const [sum] = await sql<Worked[]>`
        select coalesce(sum(calls), 0)::float as statements, coalesce(sum(total_exec_time), 0) as time ${ofThisDatabase}`
      const now = sum ?? before
      const worked = { statements: now.statements - before.statements, time: now.time - before.time }
      before = now
      return worked
    },
    longest: (count) => sql<Statement[]>`
      select regexp_replace(query, '\\s+', ' ', 'g') as text, calls::float as calls, total_exec_time as time
      ${ofThisDatabase} order by total_exec_time desc limit ${count}`,
    close: () => sql.end(),
  }
}
