import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { CloseButton } from '../../ui/close-button.tsx'
import type { DiagContext } from './diag-context.ts'
import { diagTexts as t } from './diag-messages.ts'
import { DiagSection } from './diag-section.tsx'
import { clearHighlight } from './highlight.ts'
import { reportOf, summaryOf } from './report.ts'
import { useDiag } from './use-diag.ts'

const places = ['bottom-right', 'bottom-left', 'top-left', 'top-right'] as const

interface DiagPanelProps {
  context: DiagContext
  onClose(): void
}

/** The diagnosis beside the page, which stays usable: it moves from corner to corner, and folds. */
export function DiagPanel({ context, onClose }: DiagPanelProps): ReactNode {
  const { sections, sleeping, look, wakeAll } = useDiag(context)
  const panel = useRef<HTMLElement>(null)
  const report = useRef<HTMLTextAreaElement>(null)
  const [place, setPlace] = useState(0)
  const [isFolded, setIsFolded] = useState(false)
  const [status, setStatus] = useState('')
  const [isShownAsText, setIsShownAsText] = useState(false)

  useLayoutEffect(() => panel.current?.showPopover(), [])
  useEffect(() => clearHighlight, [])
  useEffect(() => {
    if (isShownAsText) report.current?.select()
  }, [isShownAsText])

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reportOf(sections))
      setStatus(t('copied'))
    } catch {
      setIsShownAsText(true)
      setStatus(t('not-copied'))
    }
  }

  const lookAgain = (): void => {
    look()
    setStatus(t('run-again'))
  }

  return (
    <section
      ref={panel}
      popover="manual"
      className="flx-diag"
      data-place={places[place]}
      aria-label={t('title')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <div className="flx-diag__header">
        <div className="flx-diag__heading">
          <h2 className="flx-diag__title">{t('title')}</h2>
          <p className="flx-diag__total">{summaryOf(sections)}</p>
        </div>
        <Button size="small" onClick={() => setPlace((place + 1) % places.length)}>
          {t('move')}
        </Button>
        <Button size="small" aria-expanded={!isFolded} onClick={() => setIsFolded(!isFolded)}>
          {isFolded ? t('unfold') : t('fold')}
        </Button>
        <CloseButton label={t('close')} onClick={onClose} />
      </div>
      <div className="flx-diag__body" hidden={isFolded}>
        <div className="flx-diag__acts">
          <Button look="primary" size="small" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button size="small" onClick={lookAgain}>
            {t('again')}
          </Button>
          <span role="status">{status}</span>
        </div>
        {isShownAsText && (
          <textarea
            ref={report}
            className="flx-diag__report"
            aria-label={t('report')}
            readOnly
            value={reportOf(sections)}
          />
        )}
        {sections.map((section) => (
          <DiagSection key={section.id} section={section}>
            {section.id === 'attributes' && sleeping > 0 && (
              <p className="flx-diag__asleep">
                {sleeping === 1 ? t('asleep-one') : t('asleep-many', { n: sleeping })}{' '}
                <Button size="small" onClick={() => void wakeAll()}>
                  {t('wake-all')}
                </Button>
              </p>
            )}
          </DiagSection>
        ))}
      </div>
    </section>
  )
}
