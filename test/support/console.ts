type Level = 'warn' | 'error'

/** Is given what is said so far, to wait for a word of it. */
type Act = (said: readonly string[]) => unknown

async function saidOf(level: Level, act: Act): Promise<string[]> {
  const said: string[] = []
  const before = console[level]
  console[level] = (...parts: unknown[]) => said.push(parts.join(' '))
  try {
    await act(said)
  } finally {
    console[level] = before
  }
  return said
}

/** What is said as a warning in the console while something runs. */
export const warningsOf = (act: Act): Promise<string[]> => saidOf('warn', act)

/** What is said as an error in the console while something runs. */
export const errorsOf = (act: Act): Promise<string[]> => saidOf('error', act)
