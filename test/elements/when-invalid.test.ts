import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/login.ts'
import '../../elements/newsletter.ts'
import { configure } from '../../src/core/configure.ts'
import { script } from '../support/answers-client.ts'
import { axeHere } from '../support/axe-here.ts'
import { waitUntil } from '../support/wait-until.ts'

const forms: Record<string, string> = {
  'NEWS-01 <flx-newsletter>': `<flx-newsletter><form method="post">
    <label>Adresse e-mail <input type="email" name="email" required></label><button>S’inscrire</button>
  </form></flx-newsletter>`,
  'LOGIN-01 <flx-login>': `<flx-login><form method="post">
    <label>Adresse e-mail <input type="email" name="email" required></label>
    <label>Mot de passe <input type="password" name="password" required></label><button>Se connecter</button>
  </form></flx-login>`,
}

const saidOf = (field: Element): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')

describe('a field that stops the form of an element', () => {
  for (const [name, markup] of Object.entries(forms)) {
    it(`${name} says so beside it, in our words, and no bubble covers it`, async () => {
      const server = await script()
      configure({ base: server.base })
      const host = await fixture<HTMLElement>(markup)
      const fields = [...host.querySelectorAll('input')]
      const stops: Event[] = []
      host.addEventListener('invalid', (event) => stops.push(event), { capture: true })
      const button = host.querySelector('button')
      button?.click()
      await waitUntil(() => fields.every((field) => saidOf(field) === 'Remplissez ce champ pour continuer.'))
      expect(document.activeElement).to.equal(fields[0])
      expect(getComputedStyle(host.querySelector('.flx-field__error') as Element).margin).to.equal('0px')
      await sendKeys({ type: 'anne' })
      button?.click()
      await waitUntil(() => fields[0] && saidOf(fields[0]) === 'Saisissez une adresse e-mail, comme nom@exemple.fr.')
      expect(stops.length).to.be.greaterThan(1)
      expect(stops.filter((event) => !event.defaultPrevented)).to.deep.equal([])
      await sendKeys({ type: '@exemple.fr' })
      expect(fields[0]?.ariaInvalid).to.equal(null)
      expect(await axeHere(host)).to.deep.equal([])
      expect(await server.log()).to.deep.equal([])
      host.remove()
      await Promise.resolve()
      expect(host.querySelector('.flx-invalid, [aria-invalid]')).to.equal(null)
    })
  }
})
