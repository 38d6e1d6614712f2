type Level = 'warn' | 'error'

async function saidOf(level: Level, act: () => unknown): Promise<string[]> {
  const said: string[] = []
  const before = console[level]
  console[level] = (...parts: unknown[]) => said.push(parts.join(' '))
  try {
    await act()
  } finally {
    console[level] = before
  }
  return said
}

/** What is said as a warning in the console while something runs. */
export const warningsOf = (act: () => unknown): Promise<string[]> => saidOf('warn', act)

/** What is said as an error in the console while something runs. */
export const errorsOf = (act: () => unknown): Promise<string[]> => saidOf('error', act)
