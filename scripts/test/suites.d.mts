interface Suite {
  name: string
  files: string[]
}

export function findSuites(words?: readonly string[], options?: { isSurvey?: boolean }): Suite[]
