import { formatNumber } from '../../../core/french/number.ts'
import type { ElementLoader } from '../../../core/loader/element-loader.ts'
import { diagTexts as t } from '../diag-messages.ts'
import type { Finding } from '../finding.ts'
import { elementTags } from './elements.ts'

const kilobytes = (bytes: number): string => `${formatNumber(Math.round(bytes / 100) / 10)}\u00a0ko`

/** Returns the loaded files of flx: those in the folder of this file, or in its parent folder. */
function flxFiles(): PerformanceResourceTiming[] {
  const home = import.meta.url.replace(/(?:chunks\/)?[^/]*$/, '')
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  return loaded.filter(({ name }) => name.startsWith(home) && /\.js(?:$|\?)/.test(name))
}

function wireOf({ encodedBodySize, transferSize }: PerformanceResourceTiming): string {
  if (encodedBodySize === 0) return t('wire-unknown')
  return transferSize === 0 ? t('wire-cache') : t('wire-size', { size: kilobytes(transferSize) })
}

function versionsOf({ catalogue }: ElementLoader, own: string): Finding[] {
  const defined = [...new Set([...elementTags, ...Object.keys(catalogue)])].filter((tag) => customElements.get(tag))
  const others = defined.flatMap((tag): Finding[] => {
    const { version } = customElements.get(tag) as unknown as { version?: string }
    if (version === undefined || version === own) return []
    return [{ level: 'error', text: t('other-version', { tag, version, own }) }]
  })
  return [...others, { level: 'info', text: t('version', { version: own, n: defined.length }) }]
}

/** Lists the versions of the elements, and the files loaded for them. */
export function checkWeight(loader: ElementLoader, version: string): Finding[] {
  const files = flxFiles()
  const sum = files.reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
  const total = files.length === 0 ? t('no-files') : t('total', { n: files.length, size: kilobytes(sum) })
  const each = files.map((file): Finding => {
    const name = new URL(file.name).pathname.split('/').pop() ?? file.name
    return { level: 'info', text: t('file', { name, size: kilobytes(file.encodedBodySize), wire: wireOf(file) }) }
  })
  return [...versionsOf(loader, version), { level: 'info', text: total }, ...each]
}
