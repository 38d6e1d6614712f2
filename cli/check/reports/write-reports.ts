import { writeFile } from 'node:fs/promises'
import { extname } from 'node:path'
import type { CheckReport } from '../check-site.ts'
import { htmlReport } from './html.ts'
import { jsonReport } from './json.ts'
import { junitReport } from './junit.ts'

const writers: Record<string, (report: CheckReport) => string> = {
  '.json': jsonReport,
  '.xml': junitReport,
  '.html': htmlReport,
}

/** Returns true if the extension of a file name is that of a report. */
export const isReportName = (name: string): boolean => {
  const extension = extname(name)
  return extension === '' || extension in writers
}

/** Writes a report in the format of the name's extension; without an extension, in all formats. @returns the files. */
export async function writeReports(report: CheckReport, name: string): Promise<string[]> {
  const extension = extname(name)
  const names = extension ? [name] : Object.keys(writers).map((each) => `${name}${each}`)
  for (const file of names) await writeFile(file, writers[extname(file)]?.(report) ?? '')
  return names
}
