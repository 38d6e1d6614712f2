type Level = 'warn' | 'error'

/** Runs while the console is recorded. It receives the messages so far, to wait for one of them. */
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

/** Returns the warnings logged while something runs. */
export const warningsOf = (act: Act): Promise<string[]> => saidOf('warn', act)

/** Returns the errors logged while something runs. */
export const errorsOf = (act: Act): Promise<string[]> => saidOf('error', act)
