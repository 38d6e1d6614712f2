// Fetched by an element that draws its buttons itself.
import { shareTexts } from './share-messages.ts'

/** Where each network takes what is shared; none of them learns anything before the click. */
const networks: Record<string, { name: string; template: string }> = {
  facebook: { name: 'Facebook', template: 'https://www.facebook.com/sharer/sharer.php?u={url}' },
  x: { name: 'X', template: 'https://x.com/intent/post?url={url}&text={title}' },
  bluesky: { name: 'Bluesky', template: 'https://bsky.app/intent/compose?text={title}%20{url}' },
  linkedin: { name: 'LinkedIn', template: 'https://www.linkedin.com/sharing/share-offsite/?url={url}' },
  pinterest: {
    name: 'Pinterest',
    template: 'https://www.pinterest.com/pin/create/button/?url={url}&description={title}',
  },
  whatsapp: { name: 'WhatsApp', template: 'https://wa.me/?text={title}%20{url}' },
  telegram: { name: 'Telegram', template: 'https://t.me/share/url?url={url}&text={title}' },
}

function createButton(share: string, text: string): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'flx-share__button'
  button.dataset['share'] = share
  button.textContent = text
  return button
}

function drawButton(name: string, mail: string): HTMLButtonElement | undefined {
  if (name === 'native') return 'share' in navigator ? createButton('native', shareTexts('share')) : undefined
  if (name === 'copy') return createButton('copy', shareTexts('copy'))
  if (name === 'email') {
    const button = createButton('email', shareTexts('email'))
    if (mail) button.dataset['shareMail'] = mail
    return button
  }
  const network = networks[name]
  if (!network) {
    const known = [...Object.keys(networks), 'email', 'copy', 'native'].join(', ')
    console.warn(`flx : <flx-share> ne connaît pas « ${name} ». Il connaît : ${known}.`)
    return undefined
  }
  const button = createButton(network.template, network.name)
  button.setAttribute('aria-label', shareTexts('newWindow', { network: network.name }))
  return button
}

/** The list of buttons that `networks` asks for, in its order: `facebook x email copy native`. */
export function drawNetworks(names: string, mail: string): HTMLUListElement {
  const list = document.createElement('ul')
  list.className = 'flx-share__list'
  list.setAttribute('aria-label', shareTexts('shareThis'))
  list.setAttribute('role', 'list')
  for (const name of new Set(
    names
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean),
  )) {
    const button = drawButton(name, mail)
    if (!button) continue
    const item = document.createElement('li')
    item.className = 'flx-share__item'
    item.append(button)
    list.append(item)
  }
  return list
}
