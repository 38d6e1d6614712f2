import { type FormEvent, useId, useRef } from 'react'
import { formatDay } from '../../core/french/day.ts'
import { useOverlay } from '../../core/overlay/use-overlay.ts'
import { type ConsentRecord, readProofs } from '../../domain/consent/consent.ts'
import { Button } from '../../ui/button.tsx'
import { consentTexts as t } from './consent-messages.ts'
import type { Purpose } from './purposes.ts'

interface ConsentChoicesProps {
  purposes: Purpose[]
  record: ConsentRecord | null
  onChoose(accepted: (purpose: Purpose) => boolean): void
  onClosed(): void
}

/** Renders the purposes one by one. Only those that the visitor accepted before are checked. */
export function ConsentChoices({ purposes, record, onChoose, onClosed }: ConsentChoicesProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const close = useOverlay(dialog, true, { overlayClick: true, onClosed })

  const save = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const ticked = new FormData(event.currentTarget).getAll('purpose')
    onChoose(({ id }) => ticked.includes(id))
  }

  return (
    <dialog className="flx-consent__dialog" ref={dialog} aria-labelledby={title}>
      <form className="flx-consent__form" onSubmit={save}>
        <h2 className="flx-consent__title" id={title}>
          {t('title')}
        </h2>
        {purposes.map((purpose) => (
          <PurposeField key={purpose.id} purpose={purpose} accepted={record?.purposes[purpose.id] ?? false} />
        ))}
        <div className="flx-consent__answers">
          <Button onClick={() => onChoose(() => false)}>{t('refuse')}</Button>
          <Button onClick={() => onChoose(() => true)}>{t('accept')}</Button>
          <Button look="primary" type="submit">
            {t('save')}
          </Button>
        </div>
        {record && (
          <p className="flx-consent__proof">
            {t('chosen', { date: formatDay(record.date.slice(0, 10)), id: record.id })}{' '}
            <Button look="quiet" size="small" onClick={downloadProof}>
              {t('proof')}
            </Button>
          </p>
        )}
        <Button look="quiet" onClick={() => void close('button')}>
          {t('close')}
        </Button>
      </form>
    </dialog>
  )
}

function PurposeField({ purpose, accepted }: { purpose: Purpose; accepted: boolean }) {
  const text = useId()
  return (
    <div className="flx-consent__purpose">
      <label className="flx-consent__label">
        <input
          className="flx-consent__tick"
          type="checkbox"
          name="purpose"
          value={purpose.id}
          defaultChecked={purpose.required || accepted}
          disabled={purpose.required}
          aria-describedby={text}
        />
        {purpose.title}
        {purpose.required && <span className="flx-consent__always">{t('always')}</span>}
      </label>
      <p className="flx-consent__detail" id={text}>
        {purpose.text}
      </p>
    </div>
  )
}

/** Downloads all choices made in this browser, as a JSON file. */
function downloadProof(): void {
  const proof = { site: location.host, choix: readProofs() }
  const address = URL.createObjectURL(new Blob([JSON.stringify(proof, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `consentement-${location.hostname}.json`
  link.click()
  URL.revokeObjectURL(address)
}
