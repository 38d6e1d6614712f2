import { type ReactNode, useState } from 'react'
import { noBreaks } from '../../core/french/no-breaks.ts'
import { Button } from '../../ui/button.tsx'
import { diagTexts as t } from './diag-messages.ts'
import { type Finding, type Section, tagOf } from './finding.ts'
import { highlight } from './in-page/highlight.ts'

const placeOf = (control: Element): string | undefined => control.closest<HTMLElement>('.flx-diag')?.dataset['place']

function FindingLine({ finding: { level, text, element } }: { finding: Finding }): ReactNode {
  const [isAway, setIsAway] = useState(false)
  return (
    <li className="flx-diag__finding" data-level={level}>
      <p>
        {level !== 'info' && <strong className="flx-diag__level">{t(`level_${level}`)}</strong>} {noBreaks(text)}
      </p>
      {element?.isConnected && (
        <Button
          size="small"
          aria-label={t('show-name', { tag: tagOf(element) })}
          onClick={async ({ currentTarget }) => setIsAway(!(await highlight(element, placeOf(currentTarget))))}
        >
          {t('show')}
        </Button>
      )}
      {isAway && <p role="alert">{t('away')}</p>}
    </li>
  )
}

interface DiagSectionProps {
  section: Section
  children?: ReactNode
}

/** Renders one section of the diagnosis; it is open if something is wrong. */
export function DiagSection({ section: { title, findings }, children }: DiagSectionProps): ReactNode {
  const wrong = findings.filter(({ level }) => level !== 'info').length
  return (
    <details className="flx-diag__section" open={wrong > 0}>
      <summary className="flx-diag__summary">
        <span>{title}</span>
        <span className="flx-diag__count" data-wrong={wrong > 0 || undefined}>
          {wrong || findings.length || '✓'}
        </span>
      </summary>
      {children}
      {findings.length === 0 ? (
        <p className="flx-diag__nothing">{t('nothing')}</p>
      ) : (
        <ul className="flx-diag__findings" role="list">
          {findings.map((finding, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two findings may say the same of two elements
            <FindingLine key={index} finding={finding} />
          ))}
        </ul>
      )}
    </details>
  )
}
