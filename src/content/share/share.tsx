import type { ReactNode } from 'react'
import { address } from '../../core/element/address-codec.ts'
import { text } from '../../core/element/codecs.ts'
import type { FeatureProps } from '../../core/element/react-element.ts'
import { selector } from '../../core/element/selector-codec.ts'
import { adoptStyles } from '../../core/element/styles.ts'
import { useAuthorNode } from '../../core/element/use-author-node.ts'
import '../../ui/styles.ts'
import css from './share.css'
import { ShareNetworks } from './share-networks.tsx'
import { ShareNotice } from './share-notice.tsx'
import { useShare } from './use-share.ts'

adoptStyles(css)

export const shareAttributes = { for: selector(), url: address(), label: text(), networks: text(), mail: address() }

/** Buttons of a page that says nothing else. */
const defaultButtons = '[data-share]'

/**
 * Buttons that share (SHARE-01 to SHARE-03): those that `for` selects, else those inside the element, else, when it is
 * empty, those of the whole page, whenever they come. Nothing of a network is loaded.
 */
export function Share({
  host,
  for: named,
  url,
  label,
  networks,
  mail,
}: FeatureProps<typeof shareAttributes>): ReactNode {
  const content = useAuthorNode(host, '*')
  const draws = networks.trim() !== ''
  const isPageWide = named !== '' || !(content || draws)
  const buttons = { within: isPageWide ? document : host, selector: named || defaultButtons }
  const notice = useShare(host, buttons, { url, title: label })
  return (
    <>
      {draws && <ShareNetworks names={networks} mail={mail} />}
      {notice && <ShareNotice {...notice} key={notice.key} />}
    </>
  )
}
