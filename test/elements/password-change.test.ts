import { expect, fixture } from '@open-wc/testing'
import '../../elements/form.ts'
import '../../elements/password-change.ts'
import type { FlxElement } from '../../src/core/element/react-element.ts'
import { type Answer, scriptCalls } from '../support/answers-client.ts'
import { waitUntil } from '../support/wait-until.ts'

let host: HTMLElement
/** Word for word (LOGIN-04). */
const unknown = "Une erreur inconnue s'est produite, veuillez réessayer."

const fields = `
  <p><label>Actuel <input type="password" name="password_actuel" value="un-secret" required></label></p>
  <p><label>Nouveau <input type="password" name="password" value="un-autre-secret" required></label></p>`

async function open(
  answers: Answer[],
  form = `${fields}<button>Changer</button>`,
  after = '',
  attributes = '',
): Promise<void> {
  const server = await scriptCalls(...answers)
  host = await fixture<HTMLElement>(
    `<flx-password-change ${attributes}><form method="post" action="${server.address('mdp')}">${form}</form>${after}</flx-password-change>`,
  )
  await (host as FlxElement).ready
}

const isShown = (selector: string): boolean => host.querySelector<HTMLElement>(selector)?.checkVisibility() ?? false
const send = (): void => host.querySelector<HTMLButtonElement>('button')?.click()
const ok: Answer = { body: { status: 'ok', info_msg: 'Mot de passe changé.' } }

describe('<flx-password-change>', () => {
  const written: [string, string, string, string][] = [
    ['after the form', '', '<a data-flx-back href="/boutique" hidden>Retour à la boutique</a>', 'Retour à la boutique'],
    [
      'beside the button',
      '<p class="rang"><button>Changer</button><a data-flx-back href="/boutique" hidden>Retour</a></p>',
      '',
      'Retour',
    ],
    ['hidden with what is around', '', '<div hidden><a data-flx-back href="/boutique">Retour</a></div>', 'Retour'],
  ]
  for (const [where, inside, after, text] of written) {
    it(`PWCHG-01 the fields give way to the author’s button back to the site, ${where}`, async () => {
      await open([ok], fields + (inside || '<button>Changer</button>'), after)
      const told: string[] = []
      host.addEventListener('flx-password-change-done', ({ detail }) => told.push(detail.message))
      expect(isShown('[data-flx-back]')).to.equal(false)
      send()
      await waitUntil(() => isShown('[data-flx-back]'), 'the button is shown')
      expect([isShown('input'), isShown('button'), told]).to.deep.equal([false, false, ['Mot de passe changé.']])
      expect([...host.querySelectorAll('a')].map(({ textContent }) => textContent)).to.deep.equal([text])
      expect(host.textContent).to.contain('Mot de passe changé.')
    })
  }

  it('PWCHG-01 without one, a button of its own leads where the element says', async () => {
    await open([{ body: '<p class="alert alert-success">Changé.</p>' }], undefined, '', 'back="/accueil"')
    send()
    await waitUntil(() => isShown('a'))
    const link = host.querySelector('a')
    expect([link?.textContent, link?.getAttribute('href'), isShown('form')]).to.deep.equal([
      'Retour au site',
      '/accueil',
      false,
    ])
  })

  for (const attributes of ['', 'method="get"', 'action="" method="GET"']) {
    it(`LOGIN-05 a form with « ${attributes} » is posted to the extranet: the password is in no address`, async () => {
      const server = await scriptCalls(ok)
      host = await fixture<HTMLElement>(
        `<flx-password-change><form ${attributes}>${fields}<button>Changer</button></form></flx-password-change>`,
      )
      await (host as FlxElement).ready
      send()
      await waitUntil(() => host.textContent?.includes('Mot de passe changé.'), 'changed')
      const [sent] = await server.log()
      expect([sent?.method, sent?.path, sent?.query]).to.deep.equal([
        'POST',
        'ajax/modules/extranet_v2/traitement.php',
        {},
      ])
    })
  }

  it('PWCHG-01 LOGIN-05 a refusal, and what is no answer, change nothing of the form', async () => {
    const ends: [Answer, string][] = [
      [
        { body: { status: 'error', error_txt: 'Ce n’est pas votre mot de passe.' } },
        'Ce n’est pas votre mot de passe.',
      ],
      [{ body: '<p class="alert alert-danger">Refusé.</p>' }, 'Refusé.'],
      [{ status: 500, body: 'Panne' }, unknown],
      [{ body: '<!doctype html><html><body>Maintenance</body></html>' }, unknown],
      [{ body: '{"status": "o', type: 'json' }, unknown],
      [{ drop: true }, unknown],
    ]
    for (const [answer, words] of ends) {
      await open([answer], undefined, '<a data-flx-back href="/" hidden>Retour</a>')
      send()
      await waitUntil(() => host.textContent?.includes(words), words)
      expect([isShown('[data-flx-back]'), isShown('input')]).to.deep.equal([false, true])
      expect(host.querySelector<HTMLInputElement>('[name="password"]')?.value).to.equal('un-autre-secret')
    }
  })
})
