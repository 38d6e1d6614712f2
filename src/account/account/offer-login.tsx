// A file of its own, with React: fetched once the session has ended.
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { callAccount } from '../../domain/account/account-call.ts'
import { accountTexts } from '../../domain/account/account-messages.ts'
import { LogInAgain } from '../../ui/log-in-again.tsx'
import { type OpenAbove, withCode } from '../../ui/with-code.ts'
import { accountTexts as t } from './account-messages.ts'

const open: OpenAbove = async (...what) => (await import('../../overlays/popup/open-code.ts')).openCode(...what)

/**
 * Offers to log in again, above what the panel shows.
 *
 * @param onDone - Called once the visitor is logged in.
 * @returns takes it away.
 */
export function offerLogin(panel: HTMLElement, onDone: () => void): () => void {
  const place = document.createElement('div')
  place.className = 'flx-account__again'
  place.dataset['flxMount'] = ''
  panel.prepend(place)
  const root = createRoot(place)
  const enter = async (email: string, password: string): Promise<string> => {
    const answer = await withCode(() => callAccount({ action: 'login', email, password }), open)
    // Nothing to say where the visitor gave the code up.
    if (!answer) return ''
    if (answer.outcome === 'done') setTimeout(onDone)
    return answer.outcome === 'done' ? '' : answer.error || accountTexts('unknown')
  }
  flushSync(() =>
    root.render(
      <>
        <p className="flx-account__text" role="alert">
          {t('session')}
        </p>
        <LogInAgain className="flx-account__login" logIn={enter} />
      </>,
    ),
  )
  place.querySelector('input')?.focus()
  return () => {
    root.unmount()
    place.remove()
  }
}
