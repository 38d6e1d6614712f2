import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/agenda.ts'
import '../../elements/calendar.ts'
import '../../elements/fragment.ts'
import '../../elements/list.ts'
import { configure } from '../../src/core/configure.ts'
import { settled } from '../../src/core/overlay/overlay.ts'
import { type Answer, script } from '../support/answers-client.ts'
import { drawnMonth } from '../support/calendar-page.ts'
import { control, textOf, untilText } from '../support/cart-page.ts'
import { errorsOf } from '../support/console.ts'
import { waitUntil } from '../support/wait-until.ts'

interface Part {
  requirement: string
  tag: string
  /** What stands in the page; `{url}` is the address of what is asked for. */
  markup: string
  /** The control that asks for more. */
  more: string
  answer: Answer
  /** What of that is to be read in the end. */
  shows: string
}

const list = (name: string): string => `<ul data-flx-items><li id="${name}">${name}</li></ul>`

const pageParts: Part[] = [
  {
    requirement: 'FRAG-03',
    tag: 'flx-fragment',
    markup:
      '<flx-fragment><!-- {"url": "{url}"} --><p>Ancien</p><button type="button" data-flx-refresh>Suite</button></flx-fragment>',
    more: 'Suite',
    answer: { body: '<p>Nouveau</p>' },
    shows: 'Nouveau',
  },
  {
    requirement: 'CAL-04',
    tag: 'flx-agenda',
    markup:
      '<flx-agenda url="{url}" module="m"><p>Ancien</p><a href="?d" data-flx-date="2026-12-01">Suite</a></flx-agenda>',
    more: 'Suite',
    answer: { body: '<p>Nouveau</p>' },
    shows: 'Nouveau',
  },
  {
    requirement: 'CAL-05',
    tag: 'flx-calendar',
    markup: `<flx-calendar url="{url}">${drawnMonth}</flx-calendar>`,
    more: 'décembre 2026',
    answer: { body: [{ date: '2026-12-07', title: 'Bal' }], repeat: true },
    shows: 'Bal',
  },
  {
    requirement: 'LIST-04',
    tag: 'flx-list',
    markup: `<flx-list no-address>${list('Ancien')}<p data-flx-pages><a data-flx-next href="{url}">Suite</a></p></flx-list>`,
    more: 'Suite',
    answer: { body: list('Nouveau') },
    shows: 'Nouveau',
  },
]

const ended: Answer = { status: 401, body: 'Session perdue', type: 'html' }
const error = '[role="alert"]'

/** A part of the page whose session has ended, the server that it asks, and that at which one logs in. */
async function openEnded({ markup, tag, more, answer }: Part) {
  const server = await script(ended)
  const account = await script(
    { body: { status: 'error', error_txt: 'Mot de passe incorrect.' } },
    { body: { status: 'ok', error_txt: '' } },
  )
  configure({ base: account.base })
  const place = await fixture<HTMLElement>(`<div>${markup.replace('{url}', server.address('suite'))}</div>`)
  const host = place.querySelector(tag) as HTMLElement & { ready: Promise<void>; refresh(): Promise<void> }
  await host.ready
  await errorsOf(async () => {
    control(host, more).click()
    await waitUntil(() => host.querySelector(error))
  })
  return { host, account, comeBack: () => server.add(answer) }
}

describe('a session that ended, where a part of the page asked for something', () => {
  for (const each of pageParts) {
    const { requirement, tag, shows } = each
    it(`${requirement} LOGIN-05 ${tag} says so, and after a login beside it shows what was asked for`, async () => {
      const { host, account, comeBack } = await openEnded(each)
      expect(textOf(host.querySelector(error))).to.match(/^(?:Erreur\s: )?Votre session a expiré/)
      control(host, 'Se connecter').focus()
      await sendKeys({ press: 'Enter' })
      await waitUntil(() => document.activeElement?.getAttribute('name') === 'email')
      expect(host.contains(document.activeElement)).to.equal(true)
      await settled(host)
      await sendKeys({ type: 'anne@exemple.fr' })
      await sendKeys({ press: 'Tab' })
      await sendKeys({ type: 'faux' })
      await sendKeys({ press: 'Enter' })
      await untilText(host, 'Mot de passe incorrect.')
      await comeBack()
      await sendKeys({ press: 'Enter' })
      await untilText(host, shows)
      await waitUntil(() => host.querySelector(`${error}, [name="email"]`) === null)
      expect(host.contains(document.activeElement)).to.equal(true)
      const [, asked] = await account.log()
      expect([asked?.fields['action'], asked?.fields['email']]).to.deep.equal(['login', 'anne@exemple.fr'])
    })
  }

  it('FRAG-03 an answer that comes in the meantime takes the login away', async () => {
    const [block] = pageParts
    if (!block) throw new Error('No part')
    const { host, comeBack } = await openEnded(block)
    control(host, 'Se connecter').click()
    await waitUntil(() => host.querySelector('[name="email"]'))
    await comeBack()
    await host.refresh()
    await untilText(host, 'Nouveau')
    expect(host.querySelector(`${error}, [name="email"]`)).to.equal(null)
  })
})
