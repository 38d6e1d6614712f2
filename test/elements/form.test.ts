import { expect, fixture } from '@open-wc/testing'
import { sendKeys } from '@web/test-runner-commands'
import '../../elements/autocomplete.ts'
import { errorOf, fields, openForm } from '../support/form-page.ts'
import { pressMouse, releaseMouse } from '../support/press.ts'
import { waitUntil } from '../support/wait-until.ts'

beforeEach(() => sessionStorage.clear())

const success = '<p class="alert alert-success">Merci, <b>c’est reçu</b>.</p>'
const detailOf = <T>(target: EventTarget, name: string): Promise<T> =>
  new Promise((resolve) =>
    target.addEventListener(name, (event) => resolve((event as CustomEvent<T>).detail), { once: true }),
  )

describe('<flx-form>', () => {
  it('FORM-01 goes to its own action as a form does, and the HTML that comes back stands above it', async () => {
    const { host, field, button, server, said, untilSaid } = await openForm([{ body: success }])
    const done = detailOf<{ message: string }>(host, 'flx-form-success')
    field('nom').value = 'Anne'
    field('adresse[ville]').value = 'Brest'
    button.click()
    await untilSaid('Merci, c’est reçu.')
    const [request] = await server.log()
    expect([request?.method, request?.path, request?.type]).to.deep.equal([
      'POST',
      'contact',
      'application/x-www-form-urlencoded;charset=UTF-8',
    ])
    expect(request?.fields).to.deep.equal({ nom: 'Anne', email: '', 'adresse[ville]': 'Brest', texte: '' })
    expect(request?.headers['accept']).to.contain('application/json')
    expect((await done).message).to.equal('Merci, c’est reçu.')
    expect(host.querySelector('.flx-form__area b')?.textContent).to.equal('c’est reçu')
    expect(said()).to.equal('Merci, c’est reçu.')
    expect(document.activeElement?.closest('.flx-form__area') !== null, 'the visitor is taken there').to.equal(true)
  })

  for (const [where, form, button] of [
    ['its form', 'method="get"', ''],
    ['its button', '', 'formmethod="get"'],
  ]) {
    it(`FORM-01 a password never travels in an address, though ${where} says « get »`, async () => {
      const {
        server,
        untilSaid,
        button: send,
        form: sent,
      } = await openForm([{ body: success }], {
        content: `<input type="password" name="secret" value="un-secret" aria-label="Mot de passe"><button ${button}>Envoyer</button>`,
      })
      if (form) sent.setAttribute('method', 'get')
      send.click()
      await untilSaid('Merci, c’est reçu.')
      const [request] = await server.log()
      expect([request?.method, request?.query, request?.fields]).to.deep.equal(['POST', {}, { secret: 'un-secret' }])
    })
  }

  it('FORM-01 HTML without the class of a success is no success: the button returns, what was typed stays', async () => {
    const { host, field, button, untilSaid } = await openForm([{ body: '<p>Réessayez demain.</p>' }])
    const failed = detailOf<{ error: unknown }>(host, 'flx-form-error')
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Réessayez demain.')
    await failed
    await waitUntil(() => button.ariaBusy === null)
    expect(field('nom').value).to.equal('Anne')
  })

  it('FORM-01 the class of a success and the place of the message are the author’s to choose', async () => {
    const { host, field, button } = await openForm([{ body: '<p class="ok">Noté</p>' }], {
      attributes: 'success-class="ok" after="reset"',
      content: '<input name="nom" aria-label="Nom"><button>Envoyer</button><div data-flx-message hidden></div>',
    })
    const done = detailOf(host, 'flx-form-success')
    field('nom').value = 'Anne'
    button.click()
    await done
    const place = host.querySelector<HTMLElement>('[data-flx-message]')
    expect([place?.hidden, place?.textContent?.trim()]).to.deep.equal([false, 'Noté'])
    expect(field('nom').value, 'after="reset"').to.equal('')
  })

  it('FORM-02 FORM-11 JSON errors: links to the fields in the order of the page, each tied to its field, the first has the focus', async () => {
    const { host, field, button, untilSaid, server } = await openForm([
      {
        body: {
          status: 'ko',
          errors: {
            zip: 'Trop loin.',
            qualite: 'Choisissez.',
            'adresse.ville': ['Ville fermée.'],
            email: 'Adresse inconnue <b>ici</b>.',
          },
        },
      },
      { body: { status: 'ok' } },
    ])
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('4 champs sont à corriger')
    const area = host.querySelector('.flx-form__area') as HTMLElement
    expect([...area.querySelectorAll('li')].map((each) => each.textContent)).to.deep.equal([
      'E-mail\u00a0: Adresse inconnue ici.',
      'Ville\u00a0: Ville fermée.',
      'Vous êtes\u00a0: Choisissez.',
      'Trop loin.',
    ])
    await waitUntil(() => document.activeElement === field('email'))
    expect(errorOf(field('email'))).to.equal('Adresse inconnue ici.')
    expect(errorOf(field('adresse[ville]'))).to.equal('Ville fermée.')
    expect([...host.querySelectorAll('[name="qualite"]')].map(errorOf)).to.deep.equal(['Choisissez.', 'Choisissez.'])
    expect([...host.querySelectorAll('[aria-invalid="true"]')].length).to.equal(4)
    expect(field<HTMLInputElement>('email').labels?.[0]?.textContent?.trim(), 'its name').to.equal('E-mail')
    area.querySelectorAll('a')[1]?.click()
    expect(document.activeElement === field('adresse[ville]')).to.equal(true)

    button.click()
    await server.requests(2)
    await untilSaid('C’est envoyé.')
    expect(host.querySelector('[aria-invalid], [aria-describedby], .flx-form__error')).to.equal(null)
  })

  it('FORM-02 HTML errors keep the server’s words, and lead to the fields that they name', async () => {
    const { host, field, button, untilSaid } = await openForm([
      {
        body: `<div class="alert alert-danger"><h3>Deux soucis</h3><ul><li data-flx-field="email">E-mail déjà connu</li>
          <li><a href="#texte">Message trop court</a></li><li data-flx-field="rien">Autre chose</li></ul></div>`,
      },
    ])
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Deux soucis')
    await waitUntil(() => document.activeElement === field('email'))
    expect(errorOf(field('email'))).to.equal('E-mail déjà connu')
    expect(errorOf(field('texte'))).to.equal('Message trop court')
    const links = [...host.querySelectorAll<HTMLAnchorElement>('.flx-form__area a')]
    expect(links.map((link) => link.textContent)).to.deep.equal(['E-mail déjà connu', 'Message trop court'])
    links[1]?.click()
    expect(document.activeElement === field('texte')).to.equal(true)
  })

  it('FORM-02 a refusal by status (422) is read as any other answer, as JSON and as HTML', async () => {
    const { field, button, untilSaid, server } = await openForm([
      { status: 422, body: { errors: { email: 'Déjà prise.' } } },
      { status: 422, body: '<p class="alert alert-danger" data-flx-field="email">Toujours prise.</p>' },
      { status: 413, body: '<html><body>Request Entity Too Large</body></html>' },
    ])
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Déjà prise.')
    expect(errorOf(field('email'))).to.equal('Déjà prise.')
    button.click()
    await untilSaid('Toujours prise.')
    expect(errorOf(field('email'))).to.equal('Toujours prise.')
    button.click()
    await untilSaid('trop volumineux')
    expect((await server.log()).length).to.equal(3)
  })

  it('FORM-02 a refusal by status is none that was sent, whatever its body says, and notices of PHP stay out of it', async () => {
    const { host, field, button, untilSaid, said } = await openForm([
      { status: 409, body: { status: 'ok' } },
      {
        status: 422,
        type: 'html',
        body: '<br />\n<b>Notice</b>:  Undefined index in <b>/home/a.php</b> on line <b>3</b><br />\n{"errors":{"email":"Déjà prise."}}',
      },
      {
        status: 422,
        type: 'html',
        body: '<br />\n<b>Fatal error</b>:  Uncaught Error in <b>/home/a.php</b> on line <b>3</b><br />',
      },
      {
        type: 'html',
        body: '<p>Vos dates</p><br />\n<b>Fatal error</b>:  Uncaught Error in /home/a.php:3\nStack trace:\n#0 {main}\n  thrown in <b>/home/a.php</b> on line <b>3</b><br />',
      },
      { type: 'json', body: 'Attention' },
      { type: 'html', body: '<br />\n<b>Warning</b>:  Undefined index in <b>/home/a.php</b> on line <b>3</b><br />\n' },
    ])
    let sent = 0
    host.addEventListener('flx-form-success', () => sent++)
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Le serveur n’a pas accepté cet envoi.')
    expect(said()).not.to.contain('C’est envoyé')
    button.click()
    await untilSaid('Déjà prise.')
    expect(said()).not.to.contain('/home')
    button.click()
    await untilSaid('Le serveur a refusé cette demande.')
    expect(said()).not.to.contain('/home')
    button.click()
    await untilSaid('Le serveur n’a pas donné la réponse attendue.')
    expect(said()).not.to.contain('/home')
    button.click()
    await untilSaid('La réponse du serveur n’a pas pu être lue.')
    button.click()
    await untilSaid('Le serveur n’a pas donné la réponse attendue.')
    expect([said().includes('/home'), said().includes('Vos dates'), sent, field('nom').value]).to.deep.equal([
      false,
      false,
      0,
      'Anne',
    ])
  })

  it('FORM-11 what the page’s own rules refuse is said likewise, in French, and nothing leaves', async () => {
    const { host, field, button, server, untilSaid } = await openForm([{ body: success }])
    field('email').value = 'anne'
    button.click()
    await untilSaid('2 champs sont à corriger')
    expect(document.activeElement === field('nom')).to.equal(true)
    expect(errorOf(field('nom'))).to.equal('Remplissez ce champ.')
    expect(errorOf(field('email'))).to.equal('Saisissez une adresse e-mail, par exemple nom@exemple.fr.')
    field('nom').value = 'Anne'
    field('email').value = 'anne@exemple.fr'
    button.click()
    await untilSaid('Merci')
    expect((await server.log()).length, 'only the second left').to.equal(1)
    expect(host.querySelector('[aria-invalid]')).to.equal(null)
  })

  it('FORM-11 a field that the page hides is said, and the first that can be gone to is gone to, else what is said', async () => {
    const hidden = '<p style="display: none"><label>Origine <input name="origine" required></label></p>'
    const { host, field, button, untilSaid } = await openForm([], { content: `${hidden}${fields}` })
    button.click()
    await untilSaid('2 champs sont à corriger')
    expect(document.activeElement).to.equal(field('nom'))
    field('nom').value = 'Anne'
    button.click()
    await waitUntil(() => document.activeElement?.closest('.flx-form__area'))
    expect([...host.querySelectorAll('.flx-form__problem')].map((each) => each.textContent)).to.deep.equal([
      'Origine\u00a0: Remplissez ce champ.',
    ])
  })

  it('HTTP-02 too many requests: says so and when to try again, unless the server wrote an answer of its own', async () => {
    const { field, button, untilSaid, said } = await openForm([
      { status: 429, body: '<h1>429 Too Many Requests</h1>', headers: { 'Retry-After': '30' } },
      { status: 429, body: '<p class="alert-danger">Un seul message par heure.</p>' },
    ])
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Le serveur a reçu trop de demandes. Réessayez dans 30 secondes.')
    expect(said()).not.to.contain('Too Many')
    button.click()
    await untilSaid('Un seul message par heure.')
  })

  it('FORM-02 an error of one value of a list belongs to its field, as frameworks number them', async () => {
    const errors = { 'jours.0': ['Ce jour est complet.'], 'tel.1': ['Trop court.'] }
    const { field, form, button } = await openForm([{ status: 422, body: { message: 'Non.', errors } }], {
      content: `<label>Lundi <input type="checkbox" name="jours[]" value="l" checked></label>
        <label>Fixe <input name="tel[]"></label><label>Mobile <input name="tel[]"></label><button>Envoyer</button>`,
    })
    const [, mobile] = form.querySelectorAll('[name="tel[]"]')
    button.click()
    await waitUntil(() => mobile?.getAttribute('aria-invalid') === 'true', 'the second number is refused')
    expect([errorOf(field('jours[]')), errorOf(mobile as Element)]).to.deep.equal([
      'Ce jour est complet.',
      'Trop court.',
    ])
    expect(field('tel[]').ariaInvalid).to.equal(null)
  })

  // By the mouse: what a script resets is empty sooner.
  it('FORM-11 the reset button takes back what was said of the fields, unless the page refuses it', async () => {
    const { host, form, field, button, untilSaid } = await openForm(
      [{ body: { status: 'ko', message: 'À revoir.', errors: { nom: 'Trop court.' } } }],
      { content: `${fields}<button type="reset">Effacer</button>` },
    )
    const reset = async (): Promise<void> => {
      await pressMouse(form.querySelector('[type="reset"]') as HTMLElement)
      await releaseMouse()
      await new Promise((resolve) => setTimeout(resolve))
    }
    field('nom').value = 'A'
    button.click()
    await untilSaid('À revoir.')
    await waitUntil(() => errorOf(field('nom')) === 'Trop court.')
    form.addEventListener('reset', (event) => event.preventDefault(), { once: true })
    await reset()
    expect([errorOf(field('nom')), field('nom').value]).to.deep.equal(['Trop court.', 'A'])
    await reset()
    await waitUntil(() => field('nom').value === '' && !host.querySelector('.flx-form__message'))
    expect(host.querySelector('[aria-invalid], [aria-describedby], .flx-form__error')).to.equal(null)
  })

  it('FORM-11 the reset that follows a success leaves its message', async () => {
    const { form, field, button, said, untilSaid } = await openForm([{ body: success }], {
      content: `${fields}<button type="reset">Effacer</button>`,
    })
    field('nom').value = 'Anne'
    button.click()
    await untilSaid('Merci')
    await pressMouse(form.querySelector('[type="reset"]') as HTMLElement)
    await releaseMouse()
    await waitUntil(() => field('nom').value === '')
    expect(said()).to.contain('Merci')
  })

  it('FORM-11 AUTO-04 a field stays refused for the form once its suggestions have nothing to object to any more', async () => {
    const { form, field, button } = await openForm([{ body: ['Brest', 'Brestot'], repeat: true }], {
      content:
        '<flx-autocomplete classname="Ville" methode="chercher"><label>Ville <input name="ville" required></label></flx-autocomplete><button>Envoyer</button>',
      isBase: true,
    })
    await form.querySelector<HTMLElement & { ready: Promise<unknown> }>('flx-autocomplete')?.ready
    const ville = field('ville')
    const note = (): string => form.querySelector('.flx-autocomplete__note')?.textContent ?? ''
    ville.focus()
    await sendKeys({ type: 'br' })
    await waitUntil(() => ville.ariaExpanded === 'true')
    await sendKeys({ press: 'Tab' })
    await waitUntil(() => note().includes('Valeur effacée'))
    button.click()
    await waitUntil(() => errorOf(ville).includes('Remplissez ce champ.') && document.activeElement === ville)
    await sendKeys({ type: 'x' })
    await waitUntil(() => note() === '')
    expect([errorOf(ville), ville.ariaInvalid]).to.deep.equal(['Remplissez ce champ.', 'true'])
    form.reset()
    await waitUntil(() => ville.ariaInvalid === null, 'it is still refused')
  })

  it('FORM-11 a field that is wrong comes clear of a header that stays at the top, by itself and by its link', async () => {
    const header = '<div style="position: fixed; inset: 0 0 auto; height: 80px; background: white">Boutique</div>'
    const far = '<div style="height: 3000px"></div><button>'
    const { host, field, button, untilSaid } = await openForm([], {
      content: header + fields.replace('<button>', far),
    })
    const isClear = (): boolean => {
      const { top, bottom } = (host.querySelector('label') as HTMLElement).getBoundingClientRect()
      return document.activeElement === field('nom') && top >= 80 && bottom <= innerHeight
    }
    button.scrollIntoView()
    button.click()
    await untilSaid('Un champ est à corriger')
    await waitUntil(isClear)
    button.focus()
    button.scrollIntoView()
    expect(isClear()).to.equal(false)
    host.querySelector<HTMLElement>('.flx-form__link')?.click()
    await waitUntil(isClear)
  })

  it('takes a form that `for` names, and leaves the page as it was when it goes', async () => {
    const place = await fixture<HTMLElement>(
      '<div><form id="ailleurs" action="/nulle-part"><input name="nom" required><button>Envoyer</button></form></div>',
    )
    const before = place.innerHTML
    const host = document.createElement('flx-form')
    host.setAttribute('for', '#ailleurs')
    document.body.append(host)
    await host.ready
    place.querySelector('button')?.click()
    await waitUntil(() => host.textContent?.includes('Remplissez ce champ.'))
    host.remove()
    await waitUntil(() => !place.querySelector('[data-flx-mount]'))
    expect(place.innerHTML).to.equal(before)
  })

  it('FORM-01 what another listener refused, and a form for a window of its own, are not sent', async () => {
    const { host, form, field, button, server } = await openForm([{ body: success }])
    field('nom').value = 'Anne'
    host.addEventListener('flx-form-submit', (event) => event.preventDefault(), { once: true })
    button.click()
    form.addEventListener('submit', (event) => event.preventDefault(), { once: true, capture: true })
    button.click()
    form.target = 'rien'
    form.addEventListener('submit', (event) => setTimeout(() => event.preventDefault()), { once: true })
    const left = new Promise<boolean>((resolve) => {
      host.addEventListener(
        'submit',
        (event) => {
          resolve(!event.defaultPrevented)
          event.preventDefault()
        },
        { once: true },
      )
    })
    button.click()
    expect(await left, 'the browser sends it').to.equal(true)
    form.removeAttribute('target')
    button.click()
    await server.requests(1)
    expect((await server.log()).length).to.equal(1)
  })

  it('FORM-08 a paste is refused where an e-mail is typed a second time, and there alone', async () => {
    const { host, field } = await openForm([], {
      content:
        '<input name="email" aria-label="E-mail"><input name="email_confirm" aria-label="Encore"><button>Envoyer</button>',
    })
    const paste = (name: string): boolean => {
      const data = new DataTransfer()
      data.setData('text/plain', 'anne@exemple.fr')
      return field(name).dispatchEvent(
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData: data }),
      )
    }
    expect([paste('email'), paste('email_confirm')]).to.deep.equal([true, false])
    expect(host.textContent).to.contain('Saisissez la valeur à nouveau')
    field('email_confirm').focus()
    await sendKeys({ type: 'a' })
    expect(host.textContent).not.to.contain('Saisissez la valeur à nouveau')
  })
})
