import type { ReactNode } from 'react'
import { address } from '../../core/element/address-codec.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import { handsOnFocus } from '../../core/focus/hands-on-focus.ts'
import { useTexts } from '../../core/i18n/use-texts.ts'
import { Button } from '../../ui/button.tsx'
import { Message } from '../../ui/message.tsx'
import { StatusLine } from '../../ui/status-line.tsx'
import '../../ui/styles.ts'
import { uiTexts } from '../../ui/ui-messages.ts'
import css from './permalink.css'
import { PermalinkBox } from './permalink-box.tsx'
import { permalinkTexts } from './permalink-messages.ts'
import { usePermalink } from './use-permalink.ts'
import { controls, useRequests } from './use-requests.ts'

adoptStyles(css)

export const permalinkAttributes = { url: address(), link: address() }

/**
 * Has the server make a permalink of what a control or a form names, and offers it for copy in a modal (PERMA-01). Where
 * there can be no modal, the same is shown at the end of the element: what was generated is not lost.
 */
export function Permalink({ host, url, link }: FeatureProps<typeof permalinkAttributes>): ReactNode {
  const t = useTexts(permalinkTexts)
  useAuthorNode(host, `form, ${controls}`, { due: 'attend un formulaire <form>, ou un bouton.' })
  const { isLoading, permalink, failure, login, ask } = usePermalink(host)
  useRequests(host, { url, link }, ask)
  return (
    <>
      <StatusLine className="flx-visually-hidden">{isLoading && t('loading')}</StatusLine>
      {failure && <PermalinkFailure {...failure} isBusy={isLoading} />}
      {login && <login.Offer message={login.message} onDone={login.retry} />}
      {permalink && <PermalinkBox permalink={permalink} title={t('generated')} />}
    </>
  )
}

interface PermalinkFailureProps {
  message: string
  retry: () => void
  isBusy: boolean
}

/** Why no permalink came, with a button that asks again. */
function PermalinkFailure({ message, retry, isBusy }: PermalinkFailureProps): ReactNode {
  const button = (
    <Button ref={handsOnFocus} size="small" busy={isBusy} onClick={() => isBusy || retry()}>
      {uiTexts('retry')}
    </Button>
  )
  return (
    <Message meaning="error" role="alert" className="flx-permalink__error" actions={button}>
      {message}
    </Message>
  )
}
