import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useTransition,
} from 'react'
import { flushSync } from 'react-dom'
import { readingKey } from '../../core/browser/reading-key.ts'
import { Button, CloseButton } from '../../ui/button.tsx'
import type { Access } from './access/inspect-access.ts'
import { diagTexts as t } from './diag-messages.ts'
import { DiagSection } from './diag-section.tsx'
import { reportOf, summaryOf } from './finding.ts'
import { FocusMarks } from './in-page/focus-marks.tsx'
import { clearHighlight } from './in-page/highlight.ts'
import { places, uncoverFocus } from './in-page/uncover-focus.ts'
import { type DiagContext, useDiag } from './use-diag.ts'

type Tab = 'page' | 'access'

const tabs = [
  { id: 'page', title: t('page') },
  { id: 'access', title: t('access') },
] as const
const nothing: Access = { sections: [], stops: [] }

/** Inspects the accessibility of the page. The code for it, and axe, are loaded with the first inspection. */
async function lookAtAccess(): Promise<Access> {
  try {
    const { inspectAccess } = await import('./access/inspect-access.ts')
    return await inspectAccess()
  } catch (error) {
    const finding = { level: 'error', text: t('unread', { message: String(error) }) } as const
    return { sections: [{ id: 'access', title: t('access'), findings: [finding] }], stops: [] }
  }
}

interface DiagPanelProps {
  context: DiagContext
  onClose(): void
}

/** Renders the diagnosis over the page, which stays usable: the panel moves from corner to corner, and folds. */
export function DiagPanel({ context, onClose }: DiagPanelProps): ReactNode {
  const diag = useDiag(context)
  const [tab, setTab] = useState<Tab>('page')
  const [access, setAccess] = useState(nothing)
  const [isLooking, startLooking] = useTransition()
  const lastLook = useRef<Promise<unknown>>(undefined)
  const [isNumbered, setIsNumbered] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const from = useRef<HTMLElement>(null)
  const report = useRef<HTMLTextAreaElement>(null)
  const [place, setPlace] = useState(0)
  const [isFolded, setIsFolded] = useState(false)
  const [status, setStatus] = useState('')
  const [isShownAsText, setIsShownAsText] = useState(false)
  const { sections } = tab === 'access' ? access : diag

  useLayoutEffect(() => panel.current?.showPopover(), [])
  useEffect(() => clearHighlight, [])
  useEffect(() => {
    const stop = new AbortController()
    if (panel.current)
      uncoverFocus(panel.current, stop.signal, (free, mustFold) =>
        // The panel must have moved before the next check of what it covers.
        flushSync(() => {
          setPlace(free)
          if (mustFold) setIsFolded(true)
        }),
      )
    return () => stop.abort()
  }, [])
  useEffect(() => {
    if (isShownAsText) report.current?.select()
  }, [isShownAsText])

  const handleFocus = ({ target, relatedTarget }: FocusEvent): void => {
    // Closing the panel gives the focus back to the element of the page that had it.
    if (relatedTarget instanceof HTMLElement && !panel.current?.contains(relatedTarget)) from.current = relatedTarget
    // Browsers scroll to the caret of the report, which leaves its upper part under the head of the panel.
    if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest' })
  }

  const close = (): void => {
    const hadFocus = panel.current?.contains((panel.current.getRootNode() as ShadowRoot).activeElement)
    onClose()
    if (hadFocus) from.current?.focus()
  }

  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(reportOf(sections))
      setStatus(t('copied'))
    } catch {
      setIsShownAsText(true)
      setStatus(t('not-copied'))
    }
  }

  /** Runs an inspection again, after the one that runs: the page may have changed since, and axe runs once at a time. */
  const look = (at: Tab, told: string): void => {
    if (at === 'page') diag.look()
    else
      startLooking(async () => {
        const own = Promise.resolve(lastLook.current).then(lookAtAccess)
        lastLook.current = own
        setAccess(await own)
      })
    setStatus(told)
  }

  const choose = (next: Tab): void => {
    if (next === tab) return
    setTab(next)
    setStatus('')
    if (next === 'access') look(next, '')
    setIsShownAsText(false)
  }

  const actsOf = (id: string): ReactNode => {
    if (id === 'attributes' && diag.sleeping > 0)
      return (
        <p className="flx-diag__asleep">
          {diag.sleeping === 1 ? t('asleep-one') : t('asleep-many', { n: diag.sleeping })}{' '}
          <Button size="small" onClick={() => void diag.wakeAll()}>
            {t('wake-all')}
          </Button>
        </p>
      )
    return null
  }

  return (
    <>
      <FocusMarks stops={(isNumbered ? access : nothing).stops} />
      <section
        ref={panel}
        popover="manual"
        className="flx-diag"
        data-place={places[place]}
        aria-label={t('title')}
        onFocus={handleFocus}
        onKeyDown={({ key }) => key === 'Escape' && close()}
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
          <CloseButton label={t('close')} onClick={close} />
        </div>
        <div className="flx-diag__tabbar" hidden={isFolded}>
          <DiagTabs label={t('title')} tabs={tabs} chosen={tab} onChoose={choose} />
        </div>
        <div
          id="flx-diag-panel"
          className="flx-diag__body"
          role="tabpanel"
          aria-labelledby={`flx-diag-tab-${tab}`}
          hidden={isFolded}
        >
          <div className="flx-diag__acts">
            <Button look="primary" size="small" onClick={() => void copy()}>
              {t('copy')}
            </Button>
            <Button size="small" onClick={() => look(tab, t('run-again'))}>
              {t('again')}
            </Button>
            {tab === 'access' && (
              <Button size="small" aria-pressed={isNumbered} onClick={() => setIsNumbered(!isNumbered)}>
                {t('number')}
              </Button>
            )}
            <span role="status">{isLooking && tab === 'access' ? t('looking') : status}</span>
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
              {actsOf(section.id)}
            </DiagSection>
          ))}
        </div>
      </section>
    </>
  )
}

interface DiagTabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; title: string }[]
  chosen: Id
  onChoose(id: Id): void
}

/** Renders tabs after the ARIA practices: the arrow keys move between them and select, Tab moves on to the panel. */
function DiagTabs<Id extends string>({ label, tabs, chosen, onChoose }: DiagTabsProps<Id>): ReactNode {
  const list = useRef<HTMLDivElement>(null)

  const move = (event: KeyboardEvent): void => {
    const at = tabs.findIndex(({ id }) => id === chosen)
    const places: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }
    const place = places[readingKey(event.key, event.currentTarget)]
    const next = place === undefined ? undefined : tabs.at(place % tabs.length)
    if (!next) return
    event.preventDefault()
    onChoose(next.id)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[tabs.indexOf(next)]?.focus()
  }

  return (
    <div ref={list} className="flx-diag__tabs" role="tablist" aria-label={label} onKeyDown={move}>
      {tabs.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`flx-diag-tab-${id}`}
          className="flx-diag__tab"
          aria-selected={id === chosen}
          aria-controls="flx-diag-panel"
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {title}
        </button>
      ))}
    </div>
  )
}
